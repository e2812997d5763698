#include <algorithm>
#include <iterator>

#include "app/words/card_words.h"
#include "app/words/fill.h"
#include "app/words/games/game_words.h"
#include "app/words/qt_text.h"
#include "app/words/ruling_words.h"
#include "app/words/words.h"

namespace lk::app {

namespace {

// {n} the step's amount, {from} its number before, {left} what remains of `from`, {sum} both together, {why}
// the card behind it, if any. A loss is told by the phrase that ends in "_lost", with {n} as what was lost.
const Phrase kSteps[] = {
    // the clash
    {"strike_value",
     QT_TRANSLATE_NOOP("Words", "{seat}'s {card} strikes for {n} with a dice value of {from}")},
    {"block_value", QT_TRANSLATE_NOOP("Words", "{seat}'s {card} blocks {n} with a dice value of {from}")},
    {"evade_ready", QT_TRANSLATE_NOOP("Words", "{seat}'s {card} dodges: a dice value of {n} is enough")},
    {"evade_fails", QT_TRANSLATE_NOOP("Words", "{seat}'s {card} fails: a dice value of {n} is too low")},
    {"unopposed", QT_TRANSLATE_NOOP("Words", "Only {seat} strikes: the full {n} come through")},
    {"nobody_strikes", QT_TRANSLATE_NOOP("Words", "Nobody strikes: nothing happens")},
    {"first_strikes_cancel", QT_TRANSLATE_NOOP("Words", "Both strike first: that cancels out")},
    {"first_strike", QT_TRANSLATE_NOOP("Words", "{seat} strikes first, for {n}")},
    {"retaliation",
     QT_TRANSLATE_NOOP("Words", "{seat} still stands and hits back with the {n} that are left of {from}")},
    {"difference",
     QT_TRANSLATE_NOOP("Words", "The higher strike is {from}: {seat} takes the difference, {n}")},
    {"equal_strikes", QT_TRANSLATE_NOOP("Words", "Both strike for {n}: nobody is hurt")},
    {"evaded", QT_TRANSLATE_NOOP("Words", "{seat} dodges all {n}")},
    {"block_ignored", QT_TRANSLATE_NOOP("Words", "{seat}'s block of {n} is ignored")},
    {"blocked", QT_TRANSLATE_NOOP("Words", "{seat} blocks {n} of {from}")},
    {"exposed_adds", QT_TRANSLATE_NOOP("Words", "Exposed adds {n} to what {seat} takes")},
    {"toughness_takes", QT_TRANSLATE_NOOP("Words", "Toughness takes {n} off what {seat} takes")},
    {"absorbed", QT_TRANSLATE_NOOP("Words", "Nothing is left of {from}: {seat} is not hurt")},
    {"unhurt", QT_TRANSLATE_NOOP("Words", "Nothing can hurt {seat} this turn: the {from} do nothing")},
    {"damage", QT_TRANSLATE_NOOP("Words", "{seat} takes {n} damage: health {from} to {left}")},
    {"knockout", QT_TRANSLATE_NOOP("Words", "{seat} has no health left: the game is over")},
    {"rest_unresolved", QT_TRANSLATE_NOOP("Words", "What was still to come is not worked out any more")},
    {"settled_by_hand",
     QT_TRANSLATE_NOOP("Words", "You settle what {seat} takes here; {n} would have landed")},
    {"outlook", QT_TRANSLATE_NOOP("Words", "As it stands, {seat} takes {n} and scores {from}")},
    // the score
    {"points_for_hits",
     QT_TRANSLATE_NOOP("Words", "{seat}, the aggressor, scores {n} for the times {other} was hurt")},
    {"point_unhurt", QT_TRANSLATE_NOOP("Words", "{seat}, the defender, scores {n} for not being hurt")},
    {"point_counter",
     QT_TRANSLATE_NOOP("Words", "{seat}, the defender, scores {n} because {other} was hurt")},
    {"duel_won", QT_TRANSLATE_NOOP("Words", "{seat} wins the duel, {n} to {from}")},
    {"duel_tie", QT_TRANSLATE_NOOP("Words", "The duel is a tie at {n} each")},
    {"reward", QT_TRANSLATE_NOOP("Words", "{card} rewards {seat}")},
    {"penalty", QT_TRANSLATE_NOOP("Words", "{card} costs {seat}")},
    {"conceded", QT_TRANSLATE_NOOP("Words", "{seat} concedes the duel")},
    {"duel_won_by_concession", QT_TRANSLATE_NOOP("Words", "{seat} wins the duel, because {other} conceded")},
    {"called_off", QT_TRANSLATE_NOOP("Words", "The duel is called off: take your actions back")},
    {"points_gained", QT_TRANSLATE_NOOP("Words", "{seat}: {n} point(s) more, {from} to {sum}{why}")},
    {"points_gained_lost", QT_TRANSLATE_NOOP("Words", "{seat}: {n} point(s) less, {from} to {sum}{why}")},
    {"lamps_gained", QT_TRANSLATE_NOOP("Words", "{seat}: {n} lamp(s) more, {from} to {sum}{why}")},
    {"lamps_gained_lost", QT_TRANSLATE_NOOP("Words", "{seat}: {n} lamp(s) less, {from} to {sum}{why}")},
    {"mana_gained", QT_TRANSLATE_NOOP("Words", "{seat} gains {n} mana{why}")},
    {"mana_gained_lost", QT_TRANSLATE_NOOP("Words", "{seat} loses {n} mana{why}")},
    {"first_blood", QT_TRANSLATE_NOOP("Words", "{seat} has first blood")},
    {"wish", QT_TRANSLATE_NOOP("Words", "A pair of lamps is complete: {seat} makes {n} wish(es)")},
    {"wish_made", QT_TRANSLATE_NOOP("Words", "{seat} makes a wish: {card}")},
    {"game_over", QT_TRANSLATE_NOOP("Words", "The game is over")},
    // the turn
    {"class", QT_TRANSLATE_NOOP("Words", "{seat} plays {card}")},
    {"starter", QT_TRANSLATE_NOOP("Words", "{seat} starts the game")},
    {"turn_begins", QT_TRANSLATE_NOOP("Words", "Round {from}, turn {n}: it is {seat}'s turn")},
    {"rolled", QT_TRANSLATE_NOOP("Words", "{seat} has a dice value of {n}")},
    {"discarded", QT_TRANSLATE_NOOP("Words", "{seat} discards {card}")},
    {"scout_offered", QT_TRANSLATE_NOOP("Words", "{seat} offers to scout")},
    {"parley_offered", QT_TRANSLATE_NOOP("Words", "{seat} offers a parley")},
    {"scout_accepted", QT_TRANSLATE_NOOP("Words", "{other} accepts the scout: turn the location")},
    {"parley_accepted", QT_TRANSLATE_NOOP("Words", "The parley is accepted: number {n} in a row")},
    {"parley_level", QT_TRANSLATE_NOOP("Words", "Points are level, so parley number {n} scores for nobody")},
    {"parley_row_ends", QT_TRANSLATE_NOOP("Words", "The row of parleys ends")},
    {"dice_kept", QT_TRANSLATE_NOOP("Words", "{seat} keeps the dice for the next turn")},
    {"dice_rerolled", QT_TRANSLATE_NOOP("Words", "{seat} will roll again")},
    {"turn_ended", QT_TRANSLATE_NOOP("Words", "{seat} ends the turn")},
    {"duel_begins", QT_TRANSLATE_NOOP("Words", "Duel! {seat} is the aggressor; {n} action(s) each")},
    {"location_turned", QT_TRANSLATE_NOOP("Words", "The location of turn {n} is {card}")},
    {"revealed", QT_TRANSLATE_NOOP("Words", "{seat} turns up {card}")},
    {"dv_shown", QT_TRANSLATE_NOOP("Words", "{seat} shows a dice value of {n}")},
    // powers
    {"power_played", QT_TRANSLATE_NOOP("Words", "{seat} plays {card}")},
    {"passes", QT_TRANSLATE_NOOP("Words", "{seat} passes")},
    {"actions_locked", QT_TRANSLATE_NOOP("Words", "Both passed: the actions are locked")},
    {"mana_paid", QT_TRANSLATE_NOOP("Words", "{seat} pays {n} mana for {card}: {from} to {left}")},
    {"power_ready", QT_TRANSLATE_NOOP("Words", "{seat} may use {card} again")},
    {"power_spent", QT_TRANSLATE_NOOP("Words", "{seat} has used {card}")},
    // the dice
    {"dv_gained", QT_TRANSLATE_NOOP("Words", "{seat}'s dice value rises by {n}{why}")},
    {"dv_gained_lost", QT_TRANSLATE_NOOP("Words", "{seat}'s dice value falls by {n}{why}")},
    {"dv_this_turn", QT_TRANSLATE_NOOP("Words", "{seat} has {n} dice value more this turn{why}")},
    {"dv_this_turn_lost", QT_TRANSLATE_NOOP("Words", "{seat} has {n} dice value less this turn{why}")},
    {"dv_set", QT_TRANSLATE_NOOP("Words", "{seat}'s dice count as {n}{why}")},
    {"rerolled", QT_TRANSLATE_NOOP("Words", "{seat} rolls both dice again{why}")},
    {"dv_is_locked", QT_TRANSLATE_NOOP("Words", "{seat}'s dice value is locked and stays as it is{why}")},
    // what cards do
    {"nothing_happens", QT_TRANSLATE_NOOP("Words", "{card} has nobody or nothing to act on")},
    {"chosen", QT_TRANSLATE_NOOP("Words", "{seat} chooses with {card}: {option}")},
    {"bid_made", QT_TRANSLATE_NOOP("Words", "{seat} bids {n}")},
    {"bid_shown", QT_TRANSLATE_NOOP("Words", "{seat} has bid {n}")},
    {"bids_level", QT_TRANSLATE_NOOP("Words", "Both bid {n}: nobody pays, nobody wins")},
    {"stolen", QT_TRANSLATE_NOOP("Words", "{seat} takes {n} from {other}{why}")},
    {"strikes_boosted", QT_TRANSLATE_NOOP("Words", "{seat}'s actions strike for {n} more this turn{why}")},
    {"strikes_boosted_lost",
     QT_TRANSLATE_NOOP("Words", "{seat}'s actions strike for {n} less this turn{why}")},
    {"blocks_boosted", QT_TRANSLATE_NOOP("Words", "{seat}'s actions block {n} more this turn{why}")},
    {"blocks_boosted_lost", QT_TRANSLATE_NOOP("Words", "{seat}'s actions block {n} less this turn{why}")},
    {"keyword_given", QT_TRANSLATE_NOOP("Words", "{seat}'s actions have {keyword} this turn{why}")},
    {"looks", QT_TRANSLATE_NOOP("Words", "{seat} may look at something now, alone{why}")},
    {"transformed", QT_TRANSLATE_NOOP("Words", "{seat}'s action at place {slot} counts as {card} this turn")},
    {"downgraded", QT_TRANSLATE_NOOP("Words", "{seat} loses the upgrade {card}: the basic action is back")},
    {"draws", QT_TRANSLATE_NOOP("Words", "{seat} draws {n} card(s){why}")},
    {"taken_to_hand", QT_TRANSLATE_NOOP("Words", "{seat} takes {card} back into the hand")},
    {"actions_swapped", QT_TRANSLATE_NOOP("Words", "{seat}'s actions trade places{why}")},
    {"becomes_aggressor", QT_TRANSLATE_NOOP("Words", "{seat} is the aggressor now{why}")},
    {"put_by", QT_TRANSLATE_NOOP("Words", "The rest of {card} comes later")},
    {"by_hand", QT_TRANSLATE_NOOP("Words", "You carry out{by} yourselves")},
    {"by_hand_done", QT_TRANSLATE_NOOP("Words", "You have carried it out")},
    {"ruled_as_recommended", QT_TRANSLATE_NOOP("Words", "Read as recommended: {ruling}")},
    {"ruled_otherwise", QT_TRANSLATE_NOOP("Words", "Read differently by you: {ruling}")},
    // states
    {"hp", QT_TRANSLATE_NOOP("Words", "{seat} has {n} health")},
    {"mana", QT_TRANSLATE_NOOP("Words", "{seat} has {n} mana")},
    {"points", QT_TRANSLATE_NOOP("Words", "{seat} has {n} point(s)")},
    {"lamps", QT_TRANSLATE_NOOP("Words", "{seat} has {n} lamp(s)")},
    {"dv", QT_TRANSLATE_NOOP("Words", "{seat}'s dice value is now {n}")},
    {"exposed", QT_TRANSLATE_NOOP("Words", "{seat} has {n} Exposed")},
    {"toughness", QT_TRANSLATE_NOOP("Words", "{seat} has {n} Toughness")},
    {"extra_upgrades", QT_TRANSLATE_NOOP("Words", "{seat} has {n} extra upgrade(s) to come")},
    {"exposed_gained", QT_TRANSLATE_NOOP("Words", "{seat} gets {n} Exposed{why}")},
    {"exposed_gained_lost", QT_TRANSLATE_NOOP("Words", "{seat} loses {n} Exposed{why}")},
    {"toughness_gained", QT_TRANSLATE_NOOP("Words", "{seat} gets {n} Toughness{why}")},
    {"toughness_gained_lost", QT_TRANSLATE_NOOP("Words", "{seat} loses {n} Toughness{why}")},
    {"heal", QT_TRANSLATE_NOOP("Words", "{seat} heals {n}: health {from} to {sum}")},
    {"heal_barred", QT_TRANSLATE_NOOP("Words", "{seat} cannot heal now")},
    {"hp_paid", QT_TRANSLATE_NOOP("Words", "{seat} pays {n} health")},
    {"points_paid", QT_TRANSLATE_NOOP("Words", "{seat} pays {n} point(s)")},
    {"hp_set", QT_TRANSLATE_NOOP("Words", "{seat}'s health is set to {n}")},
    {"points_set", QT_TRANSLATE_NOOP("Words", "{seat}'s points are set to {n}")},
    {"poisoned", QT_TRANSLATE_NOOP("Words", "{seat} is poisoned")},
    {"ignited", QT_TRANSLATE_NOOP("Words", "{seat} is ignited and cannot heal")},
    {"stunned", QT_TRANSLATE_NOOP("Words", "{seat} is stunned and cannot start a duel")},
    {"silenced", QT_TRANSLATE_NOOP("Words", "{seat} may play no powers")},
    {"dv_held", QT_TRANSLATE_NOOP("Words", "{seat}'s dice are held for the next turn")},
    {"dv_locked", QT_TRANSLATE_NOOP("Words", "{seat}'s dice value cannot change")},
    {"unhurtable", QT_TRANSLATE_NOOP("Words", "Nothing can hurt {seat} this turn")},
    {"poisoned_ends", QT_TRANSLATE_NOOP("Words", "{seat} is no longer poisoned")},
    {"ignited_ends", QT_TRANSLATE_NOOP("Words", "{seat} can heal again")},
    {"stunned_ends", QT_TRANSLATE_NOOP("Words", "{seat} can start duels again")},
    {"silenced_ends", QT_TRANSLATE_NOOP("Words", "{seat} may play powers again")},
    {"exposed_ends", QT_TRANSLATE_NOOP("Words", "{seat}'s Exposed ends")},
    {"toughness_ends", QT_TRANSLATE_NOOP("Words", "{seat}'s Toughness ends")},
    {"dv_held_ends", QT_TRANSLATE_NOOP("Words", "{seat}'s dice are free again")},
    {"dv_locked_ends", QT_TRANSLATE_NOOP("Words", "{seat}'s dice value can change again")},
    {"unhurtable_ends", QT_TRANSLATE_NOOP("Words", "{seat} can be hurt again")},
    // rounds
    {"upgrades_begin", QT_TRANSLATE_NOOP("Words", "Upgrades: {seat} says who picks first")},
    {"upgrade_dealt", QT_TRANSLATE_NOOP("Words", "Laid out at place {slot}: {card}")},
    {"picks_first", QT_TRANSLATE_NOOP("Words", "{seat} picks first")},
    {"upgraded", QT_TRANSLATE_NOOP("Words", "{seat} takes the upgrade {card}")},
    {"upgraded_secretly", QT_TRANSLATE_NOOP("Words", "{seat} takes an upgrade in secret")},
    {"upgrade_skipped", QT_TRANSLATE_NOOP("Words", "{seat} takes no upgrade and heals instead")},
    {"extra_upgrade", QT_TRANSLATE_NOOP("Words", "{seat} has {n} extra upgrade(s) to pick")},
    {"round_begins", QT_TRANSLATE_NOOP("Words", "Round {n} begins: shuffle all ten actions")},
    {"round_starter", QT_TRANSLATE_NOOP("Words", "{seat} starts round {n}")},
    // corrections
    {"round", QT_TRANSLATE_NOOP("Words", "The round is now {n}")},
    {"turn", QT_TRANSLATE_NOOP("Words", "The turn is now {n}")},
    {"turn_seat", QT_TRANSLATE_NOOP("Words", "Corrected: whose turn it is")},
    {"aggressor", QT_TRANSLATE_NOOP("Words", "Corrected: who is the aggressor")},
    {"parley_streak", QT_TRANSLATE_NOOP("Words", "Parleys in a row: now {n}")},
    {"dv_not_rolled", QT_TRANSLATE_NOOP("Words", "{seat}'s dice are rolled anew")},
    {"no_first_blood", QT_TRANSLATE_NOOP("Words", "Nobody has first blood any more")},
    {"actions_taken_back",
     QT_TRANSLATE_NOOP("Words", "{seat} takes {n} action(s) back to hand and commits anew")},
    {"taken_back", QT_TRANSLATE_NOOP("Words", "Taken back: {n} event(s)")},
};

const char* const kLooks[] = {
    QT_TRANSLATE_NOOP("Words", "{seat} may look at {other}'s dice now, alone{why}"),
    QT_TRANSLATE_NOOP("Words", "{seat} may look at {other}'s hand now, alone{why}"),
    QT_TRANSLATE_NOOP("Words", "{seat} may look at the locations that lie face down, alone{why}")};

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
  return qtText(word).replace(QLatin1Char('_'), QLatin1Char(' '));
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
  const QString why = step.card.known()
                          ? Words::tr(" (%1)", "the card that is the reason, behind a sentence").arg(card)
                          : QString();
  return fill(sentence, {{"seat", step.seat ? names[*step.seat] : QString()},
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
                         {"what", qtText(step.what)}});
}

}  // namespace lk::app
