#include <optional>

#include "app/words/fill.h"
#include "app/words/words.h"

namespace lk::app {

namespace {

QString seatName(const Json& value, const Names& names) {
  const std::optional<rules::Seat> seat = rules::seatFrom(value.asString());
  return seat ? names[*seat] : QString();
}

/// The sentence for what a prompt asks, its reminders apart.
QString question(const rules::Prompt& prompt) {
  const Json& with = prompt.arguments;
  if (prompt.id == "roll") return Words::tr("{seat}: roll your two dice, and keep them to yourself");
  if (prompt.id == "choose") return Words::tr("{seat}: duel, scout or parley?");
  if (prompt.id == "answer")
    return with["offer"].asString() == "parley"
               ? Words::tr("{seat}: {other} offers a parley. Accept, or fight?")
               : Words::tr("{seat}: {other} wants to scout. Accept, or fight?");
  if (prompt.id == "reveal")
    return with["n"].asInt() == 2 ? Words::tr("{seat}: lay two actions face down, then turn them up together")
                                  : Words::tr("{seat}: lay one action face down, then turn it up together");
  if (prompt.id == "keep") return Words::tr("{seat}: keep your dice for the next turn, or roll again then?");
  if (prompt.id == "upgrade_order") return Words::tr("{seat}: do you pick an upgrade first or second?");
  if (prompt.id == "upgrade") return Words::tr("{seat}: take an upgrade, or skip it and heal 7");
  return Words::tr("{seat}: please decide");
}

/// What a gamemaster adds unasked.
QString reminder(const rules::Prompt& prompt, const Names& names) {
  const Json& with = prompt.arguments;
  if (prompt.id == "reveal") {
    return with["role"].asString() == "aggressor"
               ? Words::tr("You are the aggressor: 1 point each time {defender} is hurt.")
               : Words::tr(
                     "You are the defender: 1 point if nothing hurts you, 1 more if {aggressor} is hurt.");
  }
  if (prompt.id == "roll" && with["draw"].asInt() > 0) {
    const QString draw = Words::tr("Then draw {n}.").replace("{n}", QString::number(with["draw"].asInt()));
    return with["discard"].asInt() > 0 ? draw + " " + Words::tr("Discard down to four, face up.") : draw;
  }
  if (with["heal_barred"].asBool()) return Words::tr("Poisoned or ignited: nothing is healed.");
  if (with["parley_point_due"].asBool()) {
    const QString who = seatName(with["parley_point"], names);
    return who.isEmpty()
               ? Words::tr("Last turn was a parley. Points are level, so a second one scores for nobody.")
               : Words::tr("Last turn was a parley. If this turn is one too, {who} scores 1 point.")
                     .replace("{who}", who);
  }
  return {};
}

}  // namespace

QString ask(const rules::Prompt& prompt, const GameKit&, const Names& names) {
  QString text = question(prompt);
  if (const QString more = reminder(prompt, names); !more.isEmpty())
    text += (text.endsWith(QLatin1Char('?')) ? QStringLiteral(" ") : QStringLiteral(". ")) + more;
  const Json& with = prompt.arguments;
  return fill(text, {{"seat", prompt.seat ? names[*prompt.seat] : QString()},
                     {"other", prompt.seat ? names[rules::other(*prompt.seat)] : QString()},
                     {"aggressor", seatName(with["aggressor"], names)},
                     {"defender", seatName(with["defender"], names)}});
}

QString optionLabel(const std::string& option, const GameKit& kit) {
  static const Phrase kOptions[] = {
      {"duel", QT_TRANSLATE_NOOP("Words", "Duel")},
      {"scout", QT_TRANSLATE_NOOP("Words", "Scout")},
      {"parley", QT_TRANSLATE_NOOP("Words", "Parley")},
      {"accept", QT_TRANSLATE_NOOP("Words", "Accept")},
      {"decline", QT_TRANSLATE_NOOP("Words", "Decline")},
      {"keep", QT_TRANSLATE_NOOP("Words", "Keep")},
      {"reroll", QT_TRANSLATE_NOOP("Words", "Roll again")},
      {"roll", QT_TRANSLATE_NOOP("Words", "Roll")},
      {"reveal", QT_TRANSLATE_NOOP("Words", "Turn up")},
      {"first", QT_TRANSLATE_NOOP("Words", "First")},
      {"second", QT_TRANSLATE_NOOP("Words", "Second")},
      {"skip", QT_TRANSLATE_NOOP("Words", "Skip, heal 7")},
      {"pass", QT_TRANSLATE_NOOP("Words", "End the turn")},
  };
  if (const QString label = phrase(kOptions, option); !label.isEmpty()) return label;
  const rules::CardId card = kit.cards.find(option);
  return QString::fromStdString(card.known() ? kit.cards[card].name : option);
}

}  // namespace lk::app
