#include "app/phrases/games/wtactics_orc/wtactics_orc.h"

namespace lk::app {

namespace {

const Phrase kOrcQuestions[] = {
    {"startup", QT_TRANSLATE_NOOP("Words", "{seat}: lay four cards face down into any four of your slots")},
    {"reveal", QT_TRANSLATE_NOOP("Words", "{seat}: turn up one of your cards")},
    {"place", QT_TRANSLATE_NOOP("Words", "{seat}: put a card in a free slot")},
    {"upkeep", QT_TRANSLATE_NOOP("Words", "{seat}: pay the upkeep, or give the creature up")},
    {"recruit", QT_TRANSLATE_NOOP("Words", "{seat}: recruit, or go on")},
    {"abilities", QT_TRANSLATE_NOOP("Words", "{seat}: use an ability, or go on")},
    {"move", QT_TRANSLATE_NOOP(
                 "Words", "{seat}: move a creature, or go on. {points} action {points:point|points} left")},
    {"attack",
     QT_TRANSLATE_NOOP("Words",
                       "{seat}: attack, rest or end the turn. {points} action {points:point|points} left")},
    {"battle", QT_TRANSLATE_NOOP("Words", "{seat}: use an ability, or pass")},
    {"may", QT_TRANSLATE_NOOP("Words", "{seat}, {card}: shall it happen?")},
    {"choose_things", QT_TRANSLATE_NOOP("Words", "{seat}, {card}: which creature?")},
    {"split", QT_TRANSLATE_NOOP("Words", "{seat}: how is the strike-back of {n} divided?")},
    {"struck", QT_TRANSLATE_NOOP("Words", "{seat}: whom does the strike-back hit?")},
    {"saviour", QT_TRANSLATE_NOOP("Words", "{seat}: who steps in?")},
    {"score", QT_TRANSLATE_NOOP("Words", "{seat}: which shape did a kill open, or is the turn over?")},
};

const Phrase kOrcReminders[] = {
    {"startup", QT_TRANSLATE_NOOP("Words", "At most one level 2 creature; nobody else looks.")},
    {"recruit",
     QT_TRANSLATE_NOOP("Words", "Pay each gold by marking a creature or with a card from the twilight.")},
    {"attack", QT_TRANSLATE_NOOP("Words", "Front row: ahead and beside. Back row: ranged, straight ahead.")},
    {"battle", QT_TRANSLATE_NOOP("Words", "After two passes in a row, both sides strike.")},
};

const Phrase kOrcOptions[] = {
    {"front_row", QT_TRANSLATE_NOOP("Words", "The front row")},
    {"back_row", QT_TRANSLATE_NOOP("Words", "The back row")},
    {"left_square", QT_TRANSLATE_NOOP("Words", "Columns 1 and 2")},
    {"right_square", QT_TRANSLATE_NOOP("Words", "Columns 3 and 4")},
    {"reveal:2", QT_TRANSLATE_NOOP("Words", "Turn up {1}")},
    {"place:2", QT_TRANSLATE_NOOP("Words", "A card on {1}")},
    {"pay:2", QT_TRANSLATE_NOOP("Words", "Pay for {1}")},
    {"refuse:2", QT_TRANSLATE_NOOP("Words", "Give {1} up")},
    {"recruit", QT_TRANSLATE_NOOP("Words", "Recruit")},
    {"recruit:3", QT_TRANSLATE_NOOP("Words", "To {1}, for {2} gold")},
    {"ability:3", QT_TRANSLATE_NOOP("Words", "{1}: {2}")},
    {"ability:4", QT_TRANSLATE_NOOP("Words", "{1}: {2}, {3}")},
    {"ability:5", QT_TRANSLATE_NOOP("Words", "{1}: {2}, {3}, {4}")},
    {"move", QT_TRANSLATE_NOOP("Words", "Move")},
    {"move:3", QT_TRANSLATE_NOOP("Words", "{1} to {2}")},
    {"swap:3", QT_TRANSLATE_NOOP("Words", "{1} and {2} change places")},
    {"attack", QT_TRANSLATE_NOOP("Words", "Attack")},
    {"close:3", QT_TRANSLATE_NOOP("Words", "{1} hits {2}")},
    {"ranged:3", QT_TRANSLATE_NOOP("Words", "{1} shoots {2}")},
    {"group_close:3", QT_TRANSLATE_NOOP("Words", "Group {1} hits {2}")},
    {"group_ranged:3", QT_TRANSLATE_NOOP("Words", "Group {1} shoots {2}")},
    {"rest", QT_TRANSLATE_NOOP("Words", "Rest")},
    {"rest:2", QT_TRANSLATE_NOOP("Words", "{1} rests")},
    {"to_abilities", QT_TRANSLATE_NOOP("Words", "On to abilities")},
    {"to_move", QT_TRANSLATE_NOOP("Words", "On to moving")},
    {"to_attack", QT_TRANSLATE_NOOP("Words", "On to attacks")},
    {"end_turn", QT_TRANSLATE_NOOP("Words", "End the turn")},
    {"pass", QT_TRANSLATE_NOOP("Words", "Pass")},
    {"yes", QT_TRANSLATE_NOOP("Words", "Yes")},
    {"no", QT_TRANSLATE_NOOP("Words", "No")},
    {"slot:2", QT_TRANSLATE_NOOP("Words", "{1}")},
    {"split_best", QT_TRANSLATE_NOOP("Words", "The best split")},
    {"all_on:2", QT_TRANSLATE_NOOP("Words", "All on {1}")},
    {"pair:2", QT_TRANSLATE_NOOP("Words", "A pair for {1}")},
    {"column:2", QT_TRANSLATE_NOOP("Words", "A column for {1}")},
    {"square:2", QT_TRANSLATE_NOOP("Words", "A square for {1}")},
};

const Phrase kOrcLeads[] = {
    {"close:3",
     QT_TRANSLATE_NOOP("Words", "Compare Close with its Defense; it strikes back with Close if it can")},
    {"ranged:3",
     QT_TRANSLATE_NOOP("Words", "Compare Ranged with its Defense; it strikes back with Ranged if it can")},
    {"group_close:3", QT_TRANSLATE_NOOP("Words", "Their Close values are added; they have no abilities")},
    {"group_ranged:3", QT_TRANSLATE_NOOP("Words", "Their Ranged values are added; they have no abilities")},
    {"rest:2", QT_TRANSLATE_NOOP("Words", "One Life Point back for 2 action points")},
    {"recruit", QT_TRANSLATE_NOOP("Words", "It comes into play marked")},
};

constexpr std::string_view kOrcSuggested[] = {"pay"};
constexpr Declines kOrcDeclines[] = {{"battle", "pass"}};

const Phrase kOrcEvents[] = {
    {"setup", QT_TRANSLATE_NOOP("Words", "A game begins: {starter} is Player 1")},
    {"deck", QT_TRANSLATE_NOOP("Words", "{seat} has shown a deck")},
    {"startup", QT_TRANSLATE_NOOP("Words", "{seat} lays cards face down on {put}")},
    {"reveal", QT_TRANSLATE_NOOP("Words", "{seat} turns up {card} on {slot}")},
    {"place", QT_TRANSLATE_NOOP("Words", "{seat} adds {card} on {slot}")},
    {"upkeep", QT_TRANSLATE_NOOP("Words", "{seat} settles the upkeep of {slot}")},
    {"upkeep+pay", QT_TRANSLATE_NOOP("Words", "{seat} pays the upkeep of {slot}")},
    {"upkeep+refuse", QT_TRANSLATE_NOOP("Words", "{seat} gives {slot} up")},
    {"recruit", QT_TRANSLATE_NOOP("Words", "{seat} recruits {card} to {slot}")},
    {"step", QT_TRANSLATE_NOOP("Words", "{seat} goes on")},
    {"ability", QT_TRANSLATE_NOOP("Words", "{slot} uses {name}")},
    {"ability+targets", QT_TRANSLATE_NOOP("Words", "{slot} uses {name} on {targets}")},
    {"move", QT_TRANSLATE_NOOP("Words", "{from} goes to {to}")},
    {"attack", QT_TRANSLATE_NOOP("Words", "Attack by {attackers} on {target}")},
    {"pass", QT_TRANSLATE_NOOP("Words", "{seat} passes")},
    {"rest", QT_TRANSLATE_NOOP("Words", "{slot} rests")},
    {"end_turn", QT_TRANSLATE_NOOP("Words", "{seat} ends the turn")},
    {"decide", QT_TRANSLATE_NOOP("Words", "{seat} has decided")},
    {"decide+split", QT_TRANSLATE_NOOP("Words", "{seat} divides the strike-back")},
    {"decide+choose", QT_TRANSLATE_NOOP("Words", "{seat} chooses {choose}")},
    {"concede", QT_TRANSLATE_NOOP("Words", "{seat} gives up")},
    {"correct+slot", QT_TRANSLATE_NOOP("Words", "Corrected: {slot}")},
    {"effect", QT_TRANSLATE_NOOP("Words", "By hand for {seat}: {do} {amount}")},
    {"effect+slot", QT_TRANSLATE_NOOP("Words", "By hand on {slot}: {do} {amount}")},
};

const Phrase kOrcAwaits[] = {
    {"startup", QT_TRANSLATE_NOOP("Words", "{who} lays four hidden cards")},
    {"reveal", QT_TRANSLATE_NOOP("Words", "{who} turns up a card")},
    {"place", QT_TRANSLATE_NOOP("Words", "{who} adds a card")},
    {"upkeep", QT_TRANSLATE_NOOP("Words", "{who} settles the upkeep")},
    {"recruit", QT_TRANSLATE_NOOP("Words", "{who} recruits or goes on")},
    {"abilities", QT_TRANSLATE_NOOP("Words", "{who} uses abilities or goes on")},
    {"move", QT_TRANSLATE_NOOP("Words", "{who} moves or goes on")},
    {"attack", QT_TRANSLATE_NOOP("Words", "{who} attacks or ends the turn")},
    {"battle", QT_TRANSLATE_NOOP("Words", "{who} uses an ability or passes")},
    {"may", QT_TRANSLATE_NOOP("Words", "{who} says whether it happens")},
    {"choose_things", QT_TRANSLATE_NOOP("Words", "{who} makes the choice a card asks for")},
    {"split", QT_TRANSLATE_NOOP("Words", "{who} divides the strike-back")},
    {"struck", QT_TRANSLATE_NOOP("Words", "{who} says whom the strike-back hits")},
    {"saviour", QT_TRANSLATE_NOOP("Words", "{who} says who steps in")},
    {"score", QT_TRANSLATE_NOOP("Words", "{who} says what was scored")},
};

const Phrase kOrcQuick[] = {
    {"kill", QT_TRANSLATE_NOOP("Words", "A kill scores")},
    {"eliminated", QT_TRANSLATE_NOOP("Words", "An army is gone")},
    {"turn_over", QT_TRANSLATE_NOOP("Words", "The turn is over")},
    {"who", QT_TRANSLATE_NOOP("Words", "Whose")},
    {"shape", QT_TRANSLATE_NOOP("Words", "Shape")},
    {"pair", QT_TRANSLATE_NOOP("Words", "Pair: 1")},
    {"column", QT_TRANSLATE_NOOP("Words", "Column: 2")},
    {"square", QT_TRANSLATE_NOOP("Words", "Square: 4")},
};

const Phrase kOrcResults[] = {
    {"agreement", QT_TRANSLATE_NOOP("Words", "A draw: both agreed")},
    {"together", QT_TRANSLATE_NOOP("Words", "A draw: both won at the same moment")},
};

const Phrase kOrcDeciders[] = {
    {"points", QT_TRANSLATE_NOOP("Words", "victory points")},
    {"elimination", QT_TRANSLATE_NOOP("Words", "the other army is gone")},
    {"concession", QT_TRANSLATE_NOOP("Words", "the other player gave up")},
    {"turn_limit", QT_TRANSLATE_NOOP("Words", "more points at the last turn")},
};

constexpr std::string_view kEnding[] = {"concede"};

}  // namespace

const GameWords& wtacticsWords() {
  static const GameWords kOrcWords{
      .name = QT_TRANSLATE_NOOP("Words", "WTactics (ORC)"),
      .about = QT_TRANSLATE_NOOP(
          "Words", "For two. Armies of eight slots, attacks by reach, points for the gaps you open."),
      .agreed = wtacticsOptions(),
      .steps = wtacticsSteps(),
      .forms = wtacticsForms(),
      .questions = kOrcQuestions,
      .reminders = kOrcReminders,
      .options = kOrcOptions,
      .ending = kEnding,
      .suggested = kOrcSuggested,
      .declines = kOrcDeclines,
      .moves = wtacticsMoves(),
      .leads = kOrcLeads,
      .events = kOrcEvents,
      .reasons = wtacticsReasons(),
      .cures = wtacticsCures(),
      .awaits = kOrcAwaits,
      .quick = kOrcQuick,
      .results = kOrcResults,
      .deciders = kOrcDeciders,
      .fight = QT_TRANSLATE_NOOP("Words", "Battle"),
      .figures = wtacticsFigures(),
      .zones = wtacticsZones(),
      .numbers = wtactics_orc::numbers(),
      .conditions = wtactics_orc::conditions(),
      .phases = wtactics_orc::phases(),
      .things = wtacticsThings(),
      .boxParts = wtacticsBoxParts(),
      .boxNotes = wtacticsBoxNotes(),
      .cards = wtacticsCardLanguage(),
      .deeds = wtacticsDeeds()};
  return kOrcWords;
}

}  // namespace lk::app
