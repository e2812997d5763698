#include <algorithm>
#include <iterator>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/number_words.h"
#include "app/phrases/qt_text.h"
#include "app/phrases/ruling_words.h"
#include "app/phrases/thing_words.h"
#include "app/phrases/words.h"

namespace lk::app {

namespace {

const Phrase kSharedSteps[] = {
    {"taken_back", QT_TRANSLATE_NOOP("Words", "Undone: {n} {n:event|events}")},
    {"odd", QT_TRANSLATE_NOOP("Words", "{n} is outside what the rules allow for {seat}")},
    {"odd_number", QT_TRANSLATE_NOOP("Words", "{n} is outside what the rules allow")},
    {"odd:0", QT_TRANSLATE_NOOP("Words", "No dice give {seat} that dice value")},
    {"reopened", QT_TRANSLATE_NOOP("Words", "With this correction the end of the game is decided again")},
    {"odd_place", QT_TRANSLATE_NOOP("Words", "{card} does not belong there")},
};

/// Returns the best row of a table: "WHAT_same" if the number is what it was, "WHAT_other" if the step says
/// who else it concerns, "WHAT:N" for the amount N, "WHAT_ends" for the amount 0 (a flag that is
/// now unset), "WHAT_lost" for a negative amount, with {n} as the loss, otherwise "WHAT".
QString sentenceFor(const rules::Step& step, std::span<const Phrase> table) {
  const std::string what(step.what);
  QString closest = step.from == step.amount ? phrase(table, what + "_same") : QString();
  if (closest.isEmpty() && step.other.known()) closest = phrase(table, what + "_other");
  if (closest.isEmpty()) closest = phrase(table, what + ":" + std::to_string(step.amount));
  if (closest.isEmpty() && step.amount == 0) closest = phrase(table, what + "_ends");
  if (closest.isEmpty() && step.amount < 0)
    closest = fill(phrase(table, what + "_lost"), {{"n", QString::number(-step.amount)}});
  return closest.isEmpty() ? phrase(table, what) : closest;
}

/// "first_strike" -> "first strike".
QString keywordName(int place, const GameKit& kit) {
  const auto words = kit.game->language().keywords;
  if (place < 0 || place >= static_cast<int>(words.size())) return {};
  const std::string_view word = words[static_cast<std::size_t>(place)];
  return qtText(word).replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString optionOf(const rules::Step& step, const GameKit& kit) {
  if (!step.card.known()) return {};
  const std::vector<rules::OptionCase>& options = kit.cards.program(step.card).options;
  const auto place = static_cast<std::size_t>(step.amount);
  return step.amount >= 0 && place < options.size()
             ? QString::fromStdString(options[place].label.in(spoken()))
             : QString();
}

/// Returns the place of a step, for games whose steps have a zone number in the slot.
QString placeOf(const rules::Step& step, const GameKit& kit) {
  const auto zones = kit.game->vocabulary().zones;
  const auto place = static_cast<std::size_t>(step.slot.value_or(0));
  return place >= 1 && place <= zones.size() ? placeOnTable(zones[place - 1].name, kit) : QString();
}

/// Returns the name of the ability that a step names, in the spoken language; empty if it has none.
QString abilityOf(const rules::Step& step, const GameKit& kit) {
  if (!step.ability || !step.card.known()) return {};
  const std::vector<Wording>& all = kit.cards.program(step.card).names;
  return *step.ability < all.size() ? QString::fromStdString(all[*step.ability].in(spoken())) : QString();
}

QString untilOf(const rules::Step& step, const GameKit& kit) {
  return step.until ? durationText(kit.game->language().durations[*step.until]) : QString();
}

}  // namespace

QString stepText(const rules::Step& step, const GameKit& kit, const Names& names) {
  const GameWords& own = gameWords(kit.id());
  const std::string_view which = own.caseOf ? own.caseOf(step, kit) : std::string_view();
  QString sentence = phrase(own.steps, std::string(step.what) + "_of_" + std::string(which));
  if (sentence.isEmpty()) sentence = sentenceFor(step, own.steps);
  if (sentence.isEmpty()) sentence = sentenceFor(step, kSharedSteps);
  if (sentence.isEmpty()) sentence = Words::tr("{what}: {n}");
  const int from = step.from.value_or(0);
  const QString card = step.card.known() ? cardName(kit.cards[step.card]) : Words::tr("a card");
  const QString why = step.card.known()
                          ? Words::tr(" (%1)", "the card that is the reason, behind a sentence").arg(card)
                          : QString();
  const QString thing = step.thing.known() ? mentionName(step.thing, kit, names) : card;
  const QString ability = abilityOf(step, kit);
  const int most = step.most.value_or(0);
  return fill(sentence,
              {{"thing", thing},
               {"who", step.other.known() ? mentionName(step.other, kit, names) : QString()},
               {"ability", ability.isEmpty()
                               ? thing
                               : Words::tr("%1: %2", "a thing or card, and its ability").arg(thing, ability)},
               {"until", untilOf(step, kit)},
               {"change", QString::number(std::abs(step.amount - from))},
               {"remains", QString::number(std::max(0, most - step.amount))},
               {"rest", QString::number(std::max(0, most - from - step.amount))},
               {"most", QString::number(most)},
               {"seat", step.seat ? names[*step.seat] : QString()},
               {"other", step.seat ? names.across(*step.seat) : QString()},
               {"n", QString::number(step.amount)},
               {"from", QString::number(from)},
               {"left", QString::number(std::max(0, from - step.amount))},
               {"sum", QString::number(from + step.amount)},
               {"place", placeOf(step, kit)},
               {"slot", QString::number(step.slot.value_or(0))},
               {"why", why},
               {"from_card", step.card.known() ? Words::tr(" from {card}") : QString()},
               {"by", step.card.known() ? Words::tr(" what {card} says") : Words::tr(" this")},
               {"keyword", keywordName(step.amount, kit)},
               {"option", optionOf(step, kit)},
               {"ruling", rulingName(step.amount, kit)},
               {"card", card},
               {"card_or_n", step.card.known() ? card : cardCount(step.amount)},
               {"what", qtText(step.what)}})
      .trimmed();
}

}  // namespace lk::app
