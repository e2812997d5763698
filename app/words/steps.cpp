#include <algorithm>

#include "app/words/fill.h"
#include "app/words/words.h"

namespace lk::app {

namespace {

#define SAY(text) QT_TRANSLATE_NOOP("Words", text)

// {n} the step's amount, {from} its number before, {left} what remains of `from`, {sum} both together.
const Phrase kSteps[] = {
    // the clash
    {"exposed", SAY("{seat} gets {n} Exposed")},
    {"toughness", SAY("{seat} gets {n} Toughness")},
    {"strike_value", SAY("{seat}'s {card} strikes for {n} with a dice value of {from}")},
    {"block_value", SAY("{seat}'s {card} blocks {n} with a dice value of {from}")},
    {"evade_ready", SAY("{seat}'s {card} dodges: a dice value of {n} is enough")},
    {"evade_fails", SAY("{seat}'s {card} fails: a dice value of {n} is too low")},
    {"unopposed", SAY("Only {seat} strikes: the full {n} come through")},
    {"nobody_strikes", SAY("Nobody strikes: nothing happens")},
    {"first_strikes_cancel", SAY("Both strike first: that cancels out")},
    {"first_strike", SAY("{seat} strikes first, for {n}")},
    {"retaliation", SAY("{seat} still stands and hits back with the {n} that are left of {from}")},
    {"difference", SAY("The higher strike is {from}: {seat} takes the difference, {n}")},
    {"equal_strikes", SAY("Both strike for {n}: nobody is hurt")},
    {"evaded", SAY("{seat} dodges all {n}")},
    {"block_ignored", SAY("{seat}'s block of {n} is ignored")},
    {"blocked", SAY("{seat} blocks {n} of {from}")},
    {"exposed_adds", SAY("Exposed adds {n} to what {seat} takes")},
    {"toughness_takes", SAY("Toughness takes {n} off what {seat} takes")},
    {"absorbed", SAY("Nothing is left of {from}: {seat} is not hurt")},
    {"damage", SAY("{seat} takes {n} damage: health {from} to {left}")},
    {"knockout", SAY("{seat} has no health left: the game is over")},
    {"rest_unresolved", SAY("What was still to come is not worked out any more")},
    {"points_for_hits", SAY("{seat}, the aggressor, scores {n} for the times {other} was hurt")},
    {"point_unhurt", SAY("{seat}, the defender, scores {n} for not being hurt")},
    {"point_counter", SAY("{seat}, the defender, scores {n} because {other} was hurt")},
    {"duel_won", SAY("{seat} wins the duel, {n} to {from}")},
    {"duel_tie", SAY("The duel is a tie at {n} each")},
    NIGHT_STEPS
};

}  // namespace

QString says(const rules::Step& step, const GameKit& kit, const Names& names) {
  QString sentence = phrase(kSteps, step.what);
  if (sentence.isEmpty()) sentence = Words::tr("{what}: {n}");
  const int from = step.from.value_or(0);
  return fill(sentence, {{"seat", step.seat ? names[*step.seat] : QString()},
                         {"other", step.seat ? names[rules::other(*step.seat)] : QString()},
                         {"n", QString::number(step.amount)},
                         {"from", QString::number(from)},
                         {"left", QString::number(std::max(0, from - step.amount))},
                         {"sum", QString::number(from + step.amount)},
                         {"card", step.card.known() ? QString::fromStdString(kit.cards[step.card].name) : QString()},
                         {"what", QString::fromUtf8(step.what.data(), static_cast<qsizetype>(step.what.size()))}});
}

}  // namespace lk::app
