#include <algorithm>
#include <iterator>

#include "app/words/card_words.h"
#include "app/words/fill.h"
#include "app/words/games/game_words.h"
#include "app/words/ruling_words.h"
#include "app/words/words.h"

namespace lk::app {

namespace {

#define SAY(text) QT_TRANSLATE_NOOP("Words", text)

// {n} the step's amount, {from} its number before, {left} what remains of `from`, {sum} both together, {why}
// the card behind it, if any. A loss is told by the phrase that ends in "_lost", with {n} as what was lost.
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
    {"unhurt", SAY("Nothing can hurt {seat} this turn: the {from} do nothing")},
    {"damage", SAY("{seat} takes {n} damage: health {from} to {left}")},
    {"knockout", SAY("{seat} has no health left: the game is over")},
    {"rest_unresolved", SAY("What was still to come is not worked out any more")},
    {"settled_by_hand", SAY("You settle what {seat} takes here; {n} would have landed")},
    {"outlook", SAY("As it stands, {seat} takes {n} and scores {from}")},
    // the score
    {"points_for_hits", SAY("{seat}, the aggressor, scores {n} for the times {other} was hurt")},
    {"point_unhurt", SAY("{seat}, the defender, scores {n} for not being hurt")},
    {"point_counter", SAY("{seat}, the defender, scores {n} because {other} was hurt")},
    {"duel_won", SAY("{seat} wins the duel, {n} to {from}")},
    {"duel_tie", SAY("The duel is a tie at {n} each")},
    {"reward", SAY("{card} rewards {seat}")},
    {"penalty", SAY("{card} costs {seat}")},
    {"conceded", SAY("{seat} concedes the duel")},
    {"duel_won_by_concession", SAY("{seat} wins the duel, because {other} conceded")},
    {"called_off", SAY("The duel is called off: take your actions back")},
    {"points_gained", SAY("{seat}: {n} point(s) more, {from} to {sum}{why}")},
    {"points_gained_lost", SAY("{seat}: {n} point(s) less, {from} to {sum}{why}")},
    {"lamps_gained", SAY("{seat}: {n} lamp(s) more, {from} to {sum}{why}")},
    {"lamps_gained_lost", SAY("{seat}: {n} lamp(s) less, {from} to {sum}{why}")},
    {"mana_gained", SAY("{seat} gains {n} mana{why}")},
    {"mana_gained_lost", SAY("{seat} loses {n} mana{why}")},
    {"first_blood", SAY("{seat} has first blood")},
    {"wish", SAY("A pair of lamps is complete: {seat} makes {n} wish(es)")},
    {"wish_made", SAY("{seat} makes a wish: {card}")},
    {"game_over", SAY("The game is over")},
    // the turn
    {"class", SAY("{seat} plays {card}")},
    {"starter", SAY("{seat} starts the game")},
    {"turn_begins", SAY("Round {from}, turn {n}: it is {seat}'s turn")},
    {"rolled", SAY("{seat} has a dice value of {n}")},
    {"discarded", SAY("{seat} discards {card}")},
    {"scout_offered", SAY("{seat} offers to scout")},
    {"parley_offered", SAY("{seat} offers a parley")},
    {"scout_accepted", SAY("{other} accepts the scout: turn the location")},
    {"parley_accepted", SAY("The parley is accepted: number {n} in a row")},
    {"parley_level", SAY("Points are level, so parley number {n} scores for nobody")},
    {"parley_row_ends", SAY("The row of parleys ends")},
    {"dice_kept", SAY("{seat} keeps the dice for the next turn")},
    {"dice_rerolled", SAY("{seat} will roll again")},
    {"turn_ended", SAY("{seat} ends the turn")},
    {"duel_begins", SAY("Duel! {seat} is the aggressor; {n} action(s) each")},
    {"location_turned", SAY("The location of turn {n} is {card}")},
    {"revealed", SAY("{seat} turns up {card}")},
    {"dv_shown", SAY("{seat} shows a dice value of {n}")},
    // powers
    {"power_played", SAY("{seat} plays {card}")},
    {"passes", SAY("{seat} passes")},
    {"actions_locked", SAY("Both passed: the actions are locked")},
    {"mana_paid", SAY("{seat} pays {n} mana for {card}: {from} to {left}")},
    {"power_ready", SAY("{seat} may use {card} again")},
    {"power_spent", SAY("{seat} has used {card}")},
    // the dice
    {"dv_gained", SAY("{seat}'s dice value rises by {n}{why}")},
    {"dv_gained_lost", SAY("{seat}'s dice value falls by {n}{why}")},
    {"dv_this_turn", SAY("{seat} has {n} dice value more this turn{why}")},
    {"dv_this_turn_lost", SAY("{seat} has {n} dice value less this turn{why}")},
    {"dv_set", SAY("{seat}'s dice count as {n}{why}")},
    {"rerolled", SAY("{seat} rolls both dice again{why}")},
    {"dv_is_locked", SAY("{seat}'s dice value is locked and stays as it is{why}")},
    // what cards do
    {"nothing_happens", SAY("{card} has nobody or nothing to act on")},
    {"chosen", SAY("{seat} chooses with {card}: {option}")},
    {"bid_made", SAY("{seat} bids {n}")},
    {"bid_shown", SAY("{seat} has bid {n}")},
    {"bids_level", SAY("Both bid {n}: nobody pays, nobody wins")},
    {"stolen", SAY("{seat} takes {n} from {other}{why}")},
    {"strikes_boosted", SAY("{seat}'s actions strike for {n} more this turn{why}")},
    {"strikes_boosted_lost", SAY("{seat}'s actions strike for {n} less this turn{why}")},
    {"blocks_boosted", SAY("{seat}'s actions block {n} more this turn{why}")},
    {"blocks_boosted_lost", SAY("{seat}'s actions block {n} less this turn{why}")},
    {"keyword_given", SAY("{seat}'s actions have {keyword} this turn{why}")},
    {"looks", SAY("{seat} may look at something now, alone{why}")},
    {"transformed", SAY("{seat}'s action at place {slot} counts as {card} this turn")},
    {"downgraded", SAY("{seat} loses the upgrade {card}: the basic action is back")},
    {"draws", SAY("{seat} draws {n} card(s){why}")},
    {"taken_to_hand", SAY("{seat} takes {card} back into the hand")},
    {"actions_swapped", SAY("{seat}'s actions trade places{why}")},
    {"becomes_aggressor", SAY("{seat} is the aggressor now{why}")},
    {"put_by", SAY("The rest of {card} comes later")},
    {"by_hand", SAY("You carry out{by} yourselves")},
    {"by_hand_done", SAY("You have carried it out")},
    {"ruled_as_recommended", SAY("Read as recommended: {ruling}")},
    {"ruled_otherwise", SAY("Read differently by you: {ruling}")},
    // states
    {"hp", SAY("{seat} has {n} health")},
    {"mana", SAY("{seat} has {n} mana")},
    {"points", SAY("{seat} has {n} point(s)")},
    {"lamps", SAY("{seat} has {n} lamp(s)")},
    {"dv", SAY("{seat}'s dice value is now {n}")},
    {"exposed", SAY("{seat} has {n} Exposed")},
    {"toughness", SAY("{seat} has {n} Toughness")},
    {"extra_upgrades", SAY("{seat} has {n} extra upgrade(s) to come")},
    {"exposed_gained", SAY("{seat} gets {n} Exposed{why}")},
    {"exposed_gained_lost", SAY("{seat} loses {n} Exposed{why}")},
    {"toughness_gained", SAY("{seat} gets {n} Toughness{why}")},
    {"toughness_gained_lost", SAY("{seat} loses {n} Toughness{why}")},
    {"heal", SAY("{seat} heals {n}: health {from} to {sum}")},
    {"heal_barred", SAY("{seat} cannot heal now")},
    {"hp_paid", SAY("{seat} pays {n} health")},
    {"points_paid", SAY("{seat} pays {n} point(s)")},
    {"hp_set", SAY("{seat}'s health is set to {n}")},
    {"points_set", SAY("{seat}'s points are set to {n}")},
    {"poisoned", SAY("{seat} is poisoned")},
    {"ignited", SAY("{seat} is ignited and cannot heal")},
    {"stunned", SAY("{seat} is stunned and cannot start a duel")},
    {"silenced", SAY("{seat} may play no powers")},
    {"dv_held", SAY("{seat}'s dice are held for the next turn")},
    {"dv_locked", SAY("{seat}'s dice value cannot change")},
    {"unhurtable", SAY("Nothing can hurt {seat} this turn")},
    {"poisoned_ends", SAY("{seat} is no longer poisoned")},
    {"ignited_ends", SAY("{seat} can heal again")},
    {"stunned_ends", SAY("{seat} can start duels again")},
    {"silenced_ends", SAY("{seat} may play powers again")},
    {"exposed_ends", SAY("{seat}'s Exposed ends")},
    {"toughness_ends", SAY("{seat}'s Toughness ends")},
    {"dv_held_ends", SAY("{seat}'s dice are free again")},
    {"dv_locked_ends", SAY("{seat}'s dice value can change again")},
    {"unhurtable_ends", SAY("{seat} can be hurt again")},
    // rounds
    {"upgrades_begin", SAY("Upgrades: {seat} says who picks first")},
    {"upgrade_dealt", SAY("Laid out at place {slot}: {card}")},
    {"picks_first", SAY("{seat} picks first")},
    {"upgraded", SAY("{seat} takes the upgrade {card}")},
    {"upgraded_secretly", SAY("{seat} takes an upgrade in secret")},
    {"upgrade_skipped", SAY("{seat} takes no upgrade and heals instead")},
    {"extra_upgrade", SAY("{seat} has {n} extra upgrade(s) to pick")},
    {"round_begins", SAY("Round {n} begins: shuffle all ten actions")},
    {"round_starter", SAY("{seat} starts round {n}")},
    // corrections
    {"round", SAY("The round is now {n}")},
    {"turn", SAY("The turn is now {n}")},
    {"turn_seat", SAY("Corrected: whose turn it is")},
    {"aggressor", SAY("Corrected: who is the aggressor")},
    {"parley_streak", SAY("Parleys in a row: now {n}")},
    {"taken_back", SAY("Taken back: {n} event(s)")},
};

const char* const kLooks[] = {SAY("{seat} may look at {other}'s dice now, alone{why}"),
                              SAY("{seat} may look at {other}'s hand now, alone{why}"),
                              SAY("{seat} may look at the locations that lie face down, alone{why}")};

/// A state that is taken away (its flag is now 0) is told as its end, a gain below nothing as a loss.
QString sentenceFor(const rules::Step& step) {
  const std::string what(step.what);
  if (step.amount == 0)
    if (const QString end = phrase(kSteps, what + "_ends"); !end.isEmpty()) return end;
  if (step.amount < 0)
    if (const QString lost = phrase(kSteps, what + "_lost"); !lost.isEmpty())
      return fill(lost, {{"n", QString::number(-step.amount)}});
  if (what == "looks" && step.amount >= 0 && step.amount < static_cast<int>(std::size(kLooks)))
    return Words::tr(kLooks[step.amount]);
  return phrase(kSteps, what);
}

/// "first_strike" -> "first strike".
QString keywordName(int place, const GameKit& kit) {
  const auto words = kit.game->language().keywords;
  if (place < 0 || place >= static_cast<int>(words.size())) return {};
  const std::string_view word = words[static_cast<std::size_t>(place)];
  return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()))
      .replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString optionOf(const rules::Step& step, const GameKit& kit) {
  if (!step.card.known()) return {};
  const std::vector<rules::OptionCase>& options = kit.cards.program(step.card).options;
  const auto place = static_cast<std::size_t>(step.amount);
  return step.amount >= 0 && place < options.size() ? QString::fromStdString(options[place].label)
                                                    : QString();
}

}  // namespace

QString says(const rules::Step& step, const GameKit& kit, const Names& names) {
  QString sentence = phrase(gameWords(kit.id()).steps, step.what);
  if (sentence.isEmpty()) sentence = sentenceFor(step);
  if (sentence.isEmpty()) sentence = Words::tr("{what}: {n}");
  const int from = step.from.value_or(0);
  const QString card = step.card.known() ? cardName(kit.cards[step.card]) : Words::tr("a card");
  const QString why = step.card.known() ? QStringLiteral(" (%1)").arg(card) : QString();
  return fill(sentence,
              {{"seat", step.seat ? names[*step.seat] : QString()},
               {"other", step.seat ? names[rules::other(*step.seat)] : QString()},
               {"n", QString::number(step.amount)},
               {"from", QString::number(from)},
               {"left", QString::number(std::max(0, from - step.amount))},
               {"sum", QString::number(from + step.amount)},
               {"slot", QString::number(step.slot.value_or(0))},
               {"why", why},
               {"by", step.card.known() ? Words::tr(" what {card} says") : Words::tr(" this")},
               {"keyword", keywordName(step.amount, kit)},
               {"option", optionOf(step, kit)},
               {"ruling", rulingName(step.amount, kit)},
               {"card", card},
               {"card_or_n", step.card.known() ? card : cardCount(step.amount)},
               {"what", QString::fromUtf8(step.what.data(), static_cast<qsizetype>(step.what.size()))}});
}

}  // namespace lk::app
