#include <QStringList>

#include "app/words/fill.h"
#include "app/words/fill_from.h"
#include "app/words/games/game_words.h"
#include "app/words/ruling_words.h"
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
    {"roll_again", SAY("those dice are not what the card asks for")},
    {"dice_changed", SAY("the dice show something else than before")},
    {"dice_unsure", SAY("I cannot read every die")},
};

const Phrase kCures[] = {
    {"not_your_turn", SAY("wait for {who}; {awaits} comes first")},
    {"not_now", SAY("first comes {awaits}{of}")},
    {"not_in_deck", SAY("put it back, or tell me why; still possible: {left}")},
    {"used_up", SAY("take it back, and choose something else")},
    {"not_enough_mana", SAY("take it back; it costs {price}, and there is {have}")},
    {"not_enough_points", SAY("take it back; the price must be paid in full")},
    {"not_enough_health", SAY("take it back; the price must be paid in full")},
    {"one_power_a_turn", SAY("take it back; a basic power may still be played")},
    {"silenced", SAY("take it back, and pass")},
    {"wrong_count", SAY("lay down exactly {n}")},
    {"unknown_card", SAY("show it again, or choose it from the list")},
    {"not_dealt", SAY("choose one of those laid out")},
    {"not_replaceable", SAY("choose one whose basic action is still there, or skip; possible: {fitting}")},
    {"stunned", SAY("scout or parley instead, or accept")},
    {"dv_locked", SAY("leave the dice as they are")},
    {"cannot_keep_twice", SAY("roll both dice again")},
    {"roll_again", SAY("roll both dice once more")},
    {"malformed", SAY("{problem}")},
    {"dice_changed", SAY("leave them if that was an accident, or tell me that they count")},
    {"dice_unsure", SAY("lay the dice flat and apart in the tray, or enter them by hand")},
};

/// What the referee waits for, by the prompt that asks for it.
const Phrase kAwaits[] = {
    {"roll", SAY("the roll")},
    {"choose", SAY("the choice of duel, scout or parley")},
    {"answer", SAY("the answer to the offer")},
    {"location", SAY("the location")},
    {"power", SAY("a power or a pass")},
    {"reveal", SAY("the action")},
    {"keep", SAY("keeping the dice or not")},
    {"option", SAY("the choice a card asks for")},
    {"slot", SAY("the choice of an action")},
    {"card", SAY("the choice of an upgrade")},
    {"cards", SAY("the cards from the discard pile")},
    {"bid", SAY("the bid")},
    {"reroll", SAY("the new roll")},
    {"by_hand", SAY("what you carry out by hand")},
    {"upgrade_order", SAY("who picks first")},
    {"upgrade", SAY("the upgrade")},
    {"setup", SAY("the beginning of the night")},
};

QString awaited(const std::string& prompt, const GameKit& kit) {
  QString what = phrase(gameWords(kit.id()).awaits, prompt);
  if (what.isEmpty()) what = phrase(kAwaits, prompt);
  if (!what.isEmpty()) return what;
  return asksForReading(prompt) ? Words::tr("how you read the rules") : Words::tr("something else");
}

/// How a card is turned by quarters.
QString turning(const Json& with) {
  if (with["turns"].asInt() == 2) return Words::tr("by half a turn");
  return with["clockwise"].asBool() ? Words::tr("once more, clockwise")
                                    : Words::tr("once more, counter-clockwise");
}

QString cardsNamed(const Json& list, const GameKit& kit) {
  QStringList out;
  for (const Json& id : list.items()) out += optionLabel(id.asString(), kit);
  return out.isEmpty() ? Words::tr("nothing") : out.join(", ");
}

QString cardsLeft(const Json& left, const GameKit& kit) {
  QStringList out;
  for (const auto& [id, count] : left.members())
    if (count.asInt() > 0) out << QStringLiteral("%1 %2").arg(count.asInt()).arg(optionLabel(id, kit));
  return out.isEmpty() ? Words::tr("nothing") : out.join(", ");
}

}  // namespace

QString reasonText(const std::string& reason) {
  QString text = phrase(kReasons, reason);
  for (const GameWords* words : allGameWords())
    if (text.isEmpty()) text = phrase(words->reasons, reason);
  return text.isEmpty() ? QString::fromStdString(reason) : text;
}

QString cure(const rules::Ruling& ruling, const GameKit& kit, const Names& names) {
  const Json& with = ruling.cureArguments;
  const std::optional<rules::Seat> who = rules::seatFrom(with["seat"].asString());
  QString advice = phrase(gameWords(kit.id()).cures, ruling.reason);
  if (advice.isEmpty()) advice = phrase(kCures, ruling.reason);
  if (advice.isEmpty()) advice = Words::tr("take it back, or correct the number");
  if (with["awaits"].asString() == "correct")
    advice = Words::tr("the game is over; begin a new night, or take something back");
  const QString what = reasonText(ruling.reason);
  const QString sentence = what.left(1).toUpper() + what.mid(1) + QStringLiteral(": ") + advice;
  return fillFrom(
             fill(sentence, {{"who", who ? names[*who] : QString()},
                             {"of", who ? fill(Words::tr(" of {who}"), {{"who", names[*who]}}) : QString()},
                             {"awaits", awaited(with["awaits"].asString(), kit)},
                             {"price", QString::number(with["price"].asInt())},
                             {"have", QString::number(with["have"].asInt())},
                             {"fitting", cardsNamed(with["fitting"], kit)},
                             {"left", cardsLeft(with["left"], kit)},
                             {"n", with["n"].isInt() ? QString::number(with["n"].asInt())
                                                     : Words::tr("what the turn asks for")},
                             {"way", turning(with)},
                             {"problem", QString::fromStdString(with["problem"].asString())}}),
             with, kit, names)
      .trimmed();
}

}  // namespace lk::app
