#include <algorithm>

#include "app/words/fill.h"
#include "app/words/words.h"

namespace lk::app {

namespace {

#define SAY(text) QT_TRANSLATE_NOOP("Words", text)

// {n} the step's amount, {from} its number before, {left} what remains of `from`, {sum} both together.
const Phrase kSteps[] = {
    // the clash
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
    // the night
    {"class", SAY("{seat} plays {card}")},
    {"hp", SAY("{seat} has {n} health")},
    {"mana", SAY("{seat} has {n} mana")},
    {"exposed", SAY("{seat} has {n} Exposed")},
    {"toughness", SAY("{seat} has {n} Toughness")},
    {"starter", SAY("{seat} starts the game")},
    {"turn_begins", SAY("Round {from}, turn {n}: it is {seat}'s turn")},
    {"round_begins", SAY("Round {n} begins: shuffle all ten actions")},
    {"round_starter", SAY("{seat} starts round {n}")},
    {"rolled", SAY("{seat} has a dice value of {n}")},
    {"discarded", SAY("{seat} discards {card}")},
    {"duel_begins", SAY("Duel! {seat} is the aggressor; {n} action(s) each")},
    {"scout_offered", SAY("{seat} offers to scout")},
    {"parley_offered", SAY("{seat} offers a parley")},
    {"scout_accepted", SAY("The scout is accepted: the turn ends without a duel")},
    {"parley_accepted", SAY("The parley is accepted: number {n} in a row")},
    {"parley_level", SAY("Points are level, so parley number {n} scores for nobody")},
    {"dice_kept", SAY("{seat} keeps the dice for the next turn")},
    {"dice_rerolled", SAY("{seat} will roll again")},
    {"turn_ended", SAY("{seat} ends the turn")},
    {"revealed", SAY("{seat} turns up {card}")},
    {"dv_shown", SAY("{seat} shows a dice value of {n}")},
    {"first_blood", SAY("{seat} has first blood")},
    {"upgrades_begin", SAY("Upgrades: {seat} says who picks first")},
    {"picks_first", SAY("{seat} picks first")},
    {"upgrade_skipped", SAY("{seat} takes no upgrade and heals instead")},
    {"extra_upgrade", SAY("{seat} has an extra upgrade")},
    {"game_over", SAY("The game is over")},

    // numbers and states, by cards or by hand
    {"heal", SAY("{seat} heals {n}: health {from} to {sum}")},
    {"heal_barred", SAY("{seat} cannot heal now")},
    {"points", SAY("{seat} has {n} point(s)")},
    {"points_set", SAY("{seat}'s points are set to {n}")},
    {"hp_set", SAY("{seat}'s health is set to {n}")},
    {"hp_paid", SAY("{seat} pays {n} health")},
    {"points_paid", SAY("{seat} pays {n} point(s)")},
    {"lamps", SAY("{seat} has {n} lamp(s)")},
    {"wish", SAY("{seat} may make a wish")},
    {"poisoned", SAY("{seat} is poisoned")},
    {"ignited", SAY("{seat} is ignited and cannot heal")},
    {"stunned", SAY("{seat} is stunned and cannot start a duel")},
    {"poisoned_ends", SAY("{seat} is no longer poisoned")},
    {"ignited_ends", SAY("{seat} can heal again")},
    {"stunned_ends", SAY("{seat} can start duels again")},
    {"silenced_ends", SAY("{seat} may play powers again")},
    {"exposed_ends", SAY("{seat}'s Exposed ends")},
    {"toughness_ends", SAY("{seat}'s Toughness ends")},
    {"dv_held_ends", SAY("{seat}'s dice are free again")},
    {"dv_locked_ends", SAY("{seat}'s dice value can change again")},
    {"exposed_gained", SAY("{seat} gets {n} Exposed")},
    {"toughness_gained", SAY("{seat} gets {n} Toughness")},
    {"points_gained", SAY("{seat}: {n} point(s), {from} to {sum}")},
    {"lamps_gained", SAY("{seat}: {n} lamp(s), {from} to {sum}")},
    {"mana_gained", SAY("{seat} gains {n} mana")},
    {"parley_row_ends", SAY("The row of parleys ends")},
    {"dv", SAY("{seat}'s dice value is now {n}")},
    {"silenced", SAY("{seat} may play no powers")},
    {"dv_held", SAY("{seat}'s dice are held for the next turn")},
    {"dv_locked", SAY("{seat}'s dice value cannot change")},
    {"round", SAY("The round is now {n}")},
    {"turn", SAY("The turn is now {n}")},
    {"turn_seat", SAY("Corrected: whose turn it is")},
    {"aggressor", SAY("Corrected: who is the aggressor")},
    {"parley_streak", SAY("Parleys in a row: now {n}")},
    {"taken_back", SAY("Taken back: {n} event(s)")},
};

/// A state that is taken away (its flag is now 0) is told as its end.
QString sentenceFor(const rules::Step& step) {
  if (step.amount == 0)
    if (const QString end = phrase(kSteps, std::string(step.what) + "_ends"); !end.isEmpty()) return end;
  return phrase(kSteps, step.what);
}

}  // namespace

QString says(const rules::Step& step, const GameKit& kit, const Names& names) {
  QString sentence = sentenceFor(step);
  if (sentence.isEmpty()) sentence = Words::tr("{what}: {n}");
  const int from = step.from.value_or(0);
  return fill(sentence,
              {{"seat", step.seat ? names[*step.seat] : QString()},
               {"other", step.seat ? names[rules::other(*step.seat)] : QString()},
               {"n", QString::number(step.amount)},
               {"from", QString::number(from)},
               {"left", QString::number(std::max(0, from - step.amount))},
               {"sum", QString::number(from + step.amount)},
               {"card", step.card.known() ? QString::fromStdString(kit.cards[step.card].name) : QString()},
               {"what", QString::fromUtf8(step.what.data(), static_cast<qsizetype>(step.what.size()))}});
}

}  // namespace lk::app
