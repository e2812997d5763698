#include <QStringList>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/fill_from.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/ruling_words.h"
#include "app/phrases/words.h"

namespace lk::app {

namespace {

const Phrase kReasons[] = {
    {"not_your_turn", QT_TRANSLATE_NOOP("Words", "it is somebody else's turn to act")},
    {"not_now", QT_TRANSLATE_NOOP("Words", "that is not possible now")},
    {"wrong_count", QT_TRANSLATE_NOOP("Words", "that is not the right number of cards")},
    {"wrong_count_of_dice", QT_TRANSLATE_NOOP("Words", "that is not the right number of dice")},
    {"wrong_count_of_none", QT_TRANSLATE_NOOP("Words", "no cards need to be discarded")},
    {"not_now_of_setup", QT_TRANSLATE_NOOP("Words", "the night has begun already")},
    {"unknown_card", QT_TRANSLATE_NOOP("Words", "I do not know that card")},
    {"malformed", QT_TRANSLATE_NOOP("Words", "that does not fit")},
    {"dice_changed", QT_TRANSLATE_NOOP("Words", "the dice show something different from before")},
    {"dice_unsure", QT_TRANSLATE_NOOP("Words", "I cannot read every die")},
    {"came_early", QT_TRANSLATE_NOOP("Words", "that lay there before it was asked for")},
    {"turned_aslant", QT_TRANSLATE_NOOP("Words", "that card is not straight")},
    {"take_back_meant", QT_TRANSLATE_NOOP("Words", "this would undo the last step")},
};

const Phrase kCures[] = {
    {"not_your_turn", QT_TRANSLATE_NOOP("Words", "wait for {who}; {awaits} comes first")},
    {"not_now", QT_TRANSLATE_NOOP("Words", "first comes {awaits}{of}")},
    {"wrong_count", QT_TRANSLATE_NOOP("Words", "lay down exactly {n}")},
    {"wrong_count_of_dice", QT_TRANSLATE_NOOP("Words", "roll exactly {n}")},
    {"wrong_count_of_none", QT_TRANSLATE_NOOP("Words", "all cards may stay in hand")},
    {"not_now_of_setup", QT_TRANSLATE_NOOP("Words", "start a new night instead")},
    {"unknown_card", QT_TRANSLATE_NOOP("Words", "show it again, or choose it from the list")},
    {"malformed", QT_TRANSLATE_NOOP("Words", "{problem}")},
    {"dice_changed",
     QT_TRANSLATE_NOOP("Words", "leave them if that was an accident, or tell me that they count")},
    {"dice_unsure",
     QT_TRANSLATE_NOOP("Words", "lay the dice flat and apart in the tray, or enter them by hand")},
    {"came_early", QT_TRANSLATE_NOOP("Words", "tell me that it counts, or do it again now")},
    {"turned_aslant", QT_TRANSLATE_NOOP("Words", "turn it upright, or sideways if you mean that")},
    {"take_back_meant", QT_TRANSLATE_NOOP("Words", "lay down Yes if that is right")},
};

/// What the referee waits for, by the prompt's id.
const Phrase kAwaits[] = {
    {"roll", QT_TRANSLATE_NOOP("Words", "the roll")},
    {"option", QT_TRANSLATE_NOOP("Words", "the choice a card asks for")},
    {"card", QT_TRANSLATE_NOOP("Words", "the choice of an upgrade")},
    {"cards", QT_TRANSLATE_NOOP("Words", "the cards from the discard pile")},
    {"by_hand", QT_TRANSLATE_NOOP("Words", "what you carry out by hand")},
    {"setup", QT_TRANSLATE_NOOP("Words", "the beginning of the night")},
};

QString awaited(const std::string& prompt, const GameKit& kit) {
  QString what = phrase(gameWords(kit.id()).awaits, prompt);
  if (what.isEmpty()) what = phrase(kAwaits, prompt);
  if (!what.isEmpty()) return what;
  return asksForReading(prompt) ? Words::tr("how you read the rules") : Words::tr("something else");
}

/// Describes how to turn a card, in quarter turns.
QString turning(const Json& with) {
  if (with["turns"].asInt() == 2) return Words::tr("by half a turn");
  return with["clockwise"].asBool() ? Words::tr("once more, clockwise")
                                    : Words::tr("once more, counter-clockwise");
}

QString cardsNamed(const Json& list, const GameKit& kit) {
  QStringList out;
  for (const Json& id : list.items()) out += optionLabel(id.asString(), kit);
  return out.isEmpty() ? Words::tr("nothing") : listed(out);
}

QString cardsLeft(const Json& left, const GameKit& kit) {
  QStringList out;
  for (const auto& [id, count] : left.members())
    if (count.asInt() > 0) out << QStringLiteral("%1 %2").arg(count.asInt()).arg(optionLabel(id, kit));
  return out.isEmpty() ? Words::tr("nothing") : listed(out);
}

/// Describes the condition of a card that cannot be played now, in the words of cards.
QString needed(const Json& with, const GameKit& kit) {
  if (with["needs"].isNull()) return Words::tr("take it back; there is nothing now that {card} could act on");
  return fill(Words::tr("take it back; {card} can be played only if {needs}"),
              {{"needs", testSentence(with["needs"], speechOf(kit))}});
}

/// Returns the suffix that selects a case of a reason in the phrase tables.
std::string variantOf(const Json& with) {
  if (with["least"].isInt() && with["least"].asInt() < with["most"].asInt()) return "_of_some";
  return with.find("case") ? "_of_" + with["case"].asString() : "";
}

QString listedReason(const std::string& reason, std::string_view game) {
  QString text = phrase(gameWords(game).reasons, reason);
  if (text.isEmpty()) text = phrase(kReasons, reason);
  for (const GameWords* words : allGameWords())
    if (text.isEmpty()) text = phrase(words->reasons, reason);
  return text;
}

}  // namespace

QString reasonText(const std::string& reason, std::string_view game) {
  const QString text = listedReason(reason, game);
  return text.isEmpty() ? QString::fromStdString(reason) : text;
}

QString confirmationText(const rules::Ruling& ruling, const GameKit& kit) {
  return phrase(gameWords(kit.id()).meant, ruling.reason);
}

QString cure(const rules::Ruling& ruling, const GameKit& kit, const Names& names) {
  const Json& with = ruling.cureArguments;
  const std::optional<rules::Seat> who = rules::seatFrom(with["seat"].asString());
  const std::string variant = ruling.reason + variantOf(with);
  QString advice = phrase(gameWords(kit.id()).cures, variant);
  if (advice.isEmpty()) advice = phrase(gameWords(kit.id()).cures, ruling.reason);
  if (advice.isEmpty()) advice = phrase(kCures, ruling.reason);
  if (advice.isEmpty()) advice = Words::tr("take it back, or correct the number");
  if (with["awaits"].asString() == "correct" && ruling.reason != "game_over")
    advice = Words::tr("the game is over; start a new night, or undo something");
  if (with.find("needs")) advice = needed(with, kit);
  const QString awaits = awaited(with["awaits"].asString(), kit);
  // The awaited thing is a noun ("the roll") or a clause with {who}.
  if (awaits.contains(QLatin1String("{who}")) && advice.contains(QLatin1String("{awaits}")))
    advice = Words::tr("first {awaits}", "somebody has to do something");
  QString what = listedReason(variant, kit.id());
  if (what.isEmpty()) what = reasonText(ruling.reason, kit.id());
  const QString pattern =
      with["rule"].isString() ? Words::tr("{what}: {advice} ({rule})") : Words::tr("{what}: {advice}");
  const QString sentence = fill(pattern, {{"what", what.left(1).toUpper() + what.mid(1)},
                                          {"advice", advice},
                                          {"rule", QString::fromStdString(with["rule"].asString())}});
  return fillFrom(
             fill(sentence, {{"awaits", awaits},
                             {"who", who ? names[*who] : Words::tr("you", "who has to do something")},
                             {"of", who ? fill(Words::tr(" of {who}"), {{"who", names[*who]}}) : QString()},
                             {"price", QString::number(with["price"].asInt())},
                             {"have", QString::number(with["have"].asInt())},
                             {"cards", cardsNamed(with["cards"], kit)},
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
