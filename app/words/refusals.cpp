#include <QStringList>

#include "app/words/fill.h"
#include "app/words/words.h"

namespace lk::app {

namespace {

#define SAY(text) QT_TRANSLATE_NOOP("Words", text)

const Phrase kReasons[] = {
    {"not_your_turn", SAY("it is somebody else's turn to act")},
    {"not_now", SAY("that is not possible now")},
    {"not_in_deck", SAY("that card cannot be in the deck any more")},
    {"used_up", SAY("that has been used already")},
    {"not_enough_mana", SAY("there is not enough mana")},
    {"not_enough_points", SAY("there are not enough points")},
    {"not_enough_health", SAY("there is not enough health")},
    {"one_power_a_turn", SAY("only one power with a cost may be played a turn")},
    {"stunned", SAY("a stunned player cannot start a duel")},
    {"silenced", SAY("a silenced player plays no powers")},
    {"wrong_count", SAY("that is not the right number of cards")},
    {"unknown_card", SAY("I do not know that card")},
    {"not_dealt", SAY("that card was not dealt")},
    {"not_replaceable", SAY("that card cannot be replaced")},
    {"dv_locked", SAY("the dice value cannot change this turn")},
    {"cannot_keep_twice", SAY("dice that were kept once must be rolled again")},
    {"malformed", SAY("that is not a complete statement")},
    {"game_over", SAY("the game is over")},
    {"not_supported", SAY("this version cannot referee that yet")},
    {"dice_changed", SAY("the dice show something else than before")},
    {"dice_unsure", SAY("I cannot read every die")},
};

const Phrase kCures[] = {
    {"not_your_turn", SAY("wait for {who}: {awaits} comes first")},
    {"not_now", SAY("first comes: {awaits} {who}")},
    {"not_in_deck", SAY("put it back, or tell me why; still possible: {left}")},
    {"wrong_count", SAY("lay down exactly {n}")},
    {"unknown_card", SAY("show it again, or choose it from the list")},
    {"stunned", SAY("scout or parley instead, or accept")},
    {"cannot_keep_twice", SAY("roll both dice again")},
    {"malformed", SAY("{problem}")},
    {"game_over", SAY("start a new night, or take something back")},
    {"not_supported", SAY("set the night up with locations and powers off")},
    {"dice_changed", SAY("leave them if that was an accident, or tell me that they count")},
    {"dice_unsure", SAY("lay the dice flat and apart in the tray, or enter them by hand")},
};

QString cardsLeft(const Json& left, const GameKit& kit) {
  QStringList out;
  for (const auto& [id, count] : left.members())
    if (count.asInt() > 0) out << QStringLiteral("%1 %2").arg(count.asInt()).arg(optionLabel(id, kit));
  return out.isEmpty() ? Words::tr("nothing") : out.join(", ");
}

}  // namespace

QString reasonText(const std::string& reason) {
  const QString text = phrase(kReasons, reason);
  return text.isEmpty() ? QString::fromStdString(reason) : text;
}

QString cure(const rules::Ruling& ruling, const GameKit& kit, const Names& names) {
  const Json& with = ruling.cureArguments;
  const std::optional<rules::Seat> who = rules::seatFrom(with["seat"].asString());
  QString advice = phrase(kCures, ruling.reason);
  if (advice.isEmpty()) advice = Words::tr("take it back, or correct the number");
  const QString what = reasonText(ruling.reason);
  const QString sentence = what.left(1).toUpper() + what.mid(1) + QStringLiteral(": ") + advice;
  return fill(sentence, {{"who", who ? names[*who] : QString()},
                         {"awaits", optionLabel(with["awaits"].asString(), kit)},
                         {"left", cardsLeft(with["left"], kit)},
                         {"n", with["n"].isInt() ? QString::number(with["n"].asInt())
                                                 : Words::tr("what the turn asks for")},
                         {"problem", QString::fromStdString(with["problem"].asString())}})
      .trimmed();
}

}  // namespace lk::app
