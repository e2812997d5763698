#include "app/phrases/games/magepunk/magepunk.h"

namespace lk::app {

namespace {

const Phrase kQuestions[] = {
    {"mulligan", QT_TRANSLATE_NOOP("Words", "{seat}: keep your hand, or shuffle it back and draw again?")},
    {"main", QT_TRANSLATE_NOOP("Words", "{seat}: play cards, lay resources, or go on")},
    {"fast", QT_TRANSLATE_NOOP("Words", "{seat}: you may answer with something Fast")},
    {"attack", QT_TRANSLATE_NOOP("Words", "{seat}: who attacks?")},
    {"block", QT_TRANSLATE_NOOP("Words", "{seat}: who blocks?")},
    {"order", QT_TRANSLATE_NOOP("Words", "{seat}: put the blockers in order")},
    {"damage", QT_TRANSLATE_NOOP("Words", "{seat}: on to the damage?")},
    {"after_damage", QT_TRANSLATE_NOOP("Words", "{seat}: anything Fast, or go on")},
    {"chain", QT_TRANSLATE_NOOP("Words", "{seat}: add to the chain?")},
    {"end", QT_TRANSLATE_NOOP("Words", "{seat}: anything Fast before the turn ends?")},
    {"may", QT_TRANSLATE_NOOP("Words", "{seat}: do you pay?")},
    {"choose_things", QT_TRANSLATE_NOOP("Words", "{seat}: choose {n}")},
    {"choose_cards",
     QT_TRANSLATE_NOOP("Words", "{seat}: choose {n} {n:card|cards} from your hand and show them")},
    {"discard", QT_TRANSLATE_NOOP("Words", "{seat}: discard {n} {n:card|cards}")},
    {"trigger_order", QT_TRANSLATE_NOOP("Words", "{seat}: which happens first?")},
};

const Phrase kReminders[] = {
    {"main", QT_TRANSLATE_NOOP("Words", "Only what is Fast can be answered.")},
    {"attack", QT_TRANSLATE_NOOP("Words", "Not Entities that came into play this turn, unless Swift.")},
    {"block", QT_TRANSLATE_NOOP("Words", "Any number may block the same attacker.")},
    {"order", QT_TRANSLATE_NOOP("Words", "The first takes lethal damage before the next takes any.")},
    {"chain", QT_TRANSLATE_NOOP("Words", "The last card of the chain happens first.")},
};

// {1}, {2}, {3} in an option are cards, things on the table, or Energies.
const Phrase kOptions[] = {
    {"next", QT_TRANSLATE_NOOP("Words", "Continue")},
    {"next_of_main", QT_TRANSLATE_NOOP("Words", "To the Attack Phase")},
    {"next_of_second_main", QT_TRANSLATE_NOOP("Words", "To the End Phase")},
    {"next_of_attack", QT_TRANSLATE_NOOP("Words", "No attack")},
    {"next_of_damage", QT_TRANSLATE_NOOP("Words", "Deal the damage")},
    {"next_of_after_damage", QT_TRANSLATE_NOOP("Words", "To the Second Main Phase")},
    {"resource:2", QT_TRANSLATE_NOOP("Words", "Lay a resource: {1}")},
    {"play", QT_TRANSLATE_NOOP("Words", "Play a card")},
    {"play:2", QT_TRANSLATE_NOOP("Words", "Play {1}")},
    {"play:3", QT_TRANSLATE_NOOP("Words", "Play {1} on {2}")},
    {"play:4", QT_TRANSLATE_NOOP("Words", "Play {1} on {2}, {3}")},
    {"activate", QT_TRANSLATE_NOOP("Words", "Use an ability")},
    {"activate:2", QT_TRANSLATE_NOOP("Words", "Use {1}")},
    {"activate:3", QT_TRANSLATE_NOOP("Words", "Use {1} on {2}")},
    {"activate:4", QT_TRANSLATE_NOOP("Words", "Use {1} on {2}, {3}")},
    {"attack", QT_TRANSLATE_NOOP("Words", "Attack")},
    {"attack:2", QT_TRANSLATE_NOOP("Words", "{1} attacks")},
    {"attack:3", QT_TRANSLATE_NOOP("Words", "{1} and {2} attack")},
    {"attack:4", QT_TRANSLATE_NOOP("Words", "{1}, {2} and {3} attack")},
    {"attack_node:3", QT_TRANSLATE_NOOP("Words", "{1} attacks {2}")},
    {"attack_all", QT_TRANSLATE_NOOP("Words", "All attack")},
    {"no_blocks", QT_TRANSLATE_NOOP("Words", "No blocks")},
    {"block", QT_TRANSLATE_NOOP("Words", "Block")},
    {"block:3", QT_TRANSLATE_NOOP("Words", "{1} blocks {2}")},
    {"block:4", QT_TRANSLATE_NOOP("Words", "{1} and {2} block {3}")},
    {"block:5", QT_TRANSLATE_NOOP("Words", "{1}, {2} and {3} block {4}")},
    {"block_each:5", QT_TRANSLATE_NOOP("Words", "{1} blocks {2}, {3} blocks {4}")},
    {"block_each:7", QT_TRANSLATE_NOOP("Words", "{1} blocks {2}, {3} blocks {4}, {5} blocks {6}")},
    {"order:3", QT_TRANSLATE_NOOP("Words", "{1}, then {2}")},
    {"order:4", QT_TRANSLATE_NOOP("Words", "{1}, {2}, {3}")},
    {"order:5", QT_TRANSLATE_NOOP("Words", "{1}, {2}, {3}, {4}")},
    {"assign:2", QT_TRANSLATE_NOOP("Words", "All damage of {1} to the first blocker")},
    {"decline", QT_TRANSLATE_NOOP("Words", "Add nothing")},
    {"concede", QT_TRANSLATE_NOOP("Words", "Concede")},
    {"yes", QT_TRANSLATE_NOOP("Words", "Yes")},
    {"no", QT_TRANSLATE_NOOP("Words", "No")},
    {"thing:2", QT_TRANSLATE_NOOP("Words", "{1}")},
    {"thing:3", QT_TRANSLATE_NOOP("Words", "{1} and {2}")},
    {"oldest_first", QT_TRANSLATE_NOOP("Words", "The oldest first, always")},
    {"first:3", QT_TRANSLATE_NOOP("Words", "{1}, then {2}")},
    {"first:4", QT_TRANSLATE_NOOP("Words", "{1}, {2}, {3}")},
};

constexpr Declines kDeclines[] = {{"chain", "decline"}, {"block", "no_blocks"}, {"damage", "next"}};

const Phrase kEvents[] = {
    {"setup", QT_TRANSLATE_NOOP("Words", "A game begins")},
    {"deck", QT_TRANSLATE_NOOP("Words", "{seat}'s deck is checked")},
    {"resource", QT_TRANSLATE_NOOP("Words", "{seat} lays a resource")},
    {"resource+energy", QT_TRANSLATE_NOOP("Words", "{seat} lays a resource: {energy}")},
    {"play", QT_TRANSLATE_NOOP("Words", "{seat} plays {card}")},
    {"play+targets", QT_TRANSLATE_NOOP("Words", "{seat} plays {card} on {targets}")},
    {"activate", QT_TRANSLATE_NOOP("Words", "{seat} uses {source}")},
    {"activate+targets", QT_TRANSLATE_NOOP("Words", "{seat} uses {source} on {targets}")},
    {"decline", QT_TRANSLATE_NOOP("Words", "{seat} adds nothing")},
    {"next", QT_TRANSLATE_NOOP("Words", "{seat} goes on")},
    {"end_turn", QT_TRANSLATE_NOOP("Words", "{seat} ends the turn")},
    {"attack", QT_TRANSLATE_NOOP("Words", "{seat} attacks")},
    {"block", QT_TRANSLATE_NOOP("Words", "{seat} says who blocks")},
    {"order", QT_TRANSLATE_NOOP("Words", "{seat} orders the blockers: {order}")},
    {"assign", QT_TRANSLATE_NOOP("Words", "{seat} splits the damage of {attacker}")},
    {"decide", QT_TRANSLATE_NOOP("Words", "{seat} has decided")},
    {"decide+choose", QT_TRANSLATE_NOOP("Words", "{seat} chooses {choose}")},
    {"decide+cards", QT_TRANSLATE_NOOP("Words", "{seat} names {cards}")},
    {"concede", QT_TRANSLATE_NOOP("Words", "{seat} concedes")},
    {"effect+target", QT_TRANSLATE_NOOP("Words", "By hand for {target}: {do} {amount}")},
};

const Phrase kQuick[] = {
    {"hurt", QT_TRANSLATE_NOOP("Words", "Damage to a player")},
    {"healed", QT_TRANSLATE_NOOP("Words", "Life gained")},
    {"drawn", QT_TRANSLATE_NOOP("Words", "Cards drawn")},
    {"turn_over", QT_TRANSLATE_NOOP("Words", "Turn over")},
    {"concede", QT_TRANSLATE_NOOP("Words", "Concede")},
    {"who", QT_TRANSLATE_NOOP("Words", "Whose")},
    {"amount", QT_TRANSLATE_NOOP("Words", "How much")},
};

const Phrase kDeciders[] = {
    {"life", QT_TRANSLATE_NOOP("Words", "life")},
    {"deck_out", QT_TRANSLATE_NOOP("Words", "the other deck is empty")},
    {"concession", QT_TRANSLATE_NOOP("Words", "the other player gave up")},
    {"both", QT_TRANSLATE_NOOP("Words", "both would have lost")},
};

constexpr std::string_view kEnding[] = {"concede"};

}  // namespace

const GameWords& magepunkWords() {
  static const GameWords kWords{
      .name = QT_TRANSLATE_NOOP("Words", "Magepunk"),
      .about = QT_TRANSLATE_NOOP("Words", "A duel of Entities, Spells and Nodes, for two."),
      .agreed = magepunkOptions(),
      .steps = magepunkSteps(),
      .forms = magepunkForms(),
      .questions = kQuestions,
      .reminders = kReminders,
      .options = kOptions,
      .ending = kEnding,
      .declines = kDeclines,
      .moves = magepunkMoves(),
      .events = kEvents,
      .reasons = magepunkReasons(),
      .cures = magepunkCures(),
      .awaits = magepunkAwaits(),
      .quick = kQuick,
      .deciders = kDeciders,
      .fight = QT_TRANSLATE_NOOP("Words", "Combat"),
      .figures = magepunk::figures(),
      .zones = magepunk::zones(),
      .numbers = magepunk::numbers(),
      .conditions = magepunk::conditions(),
      .phases = magepunk::phases(),
      .things = magepunk::things(),
      .boxParts = magepunk::boxParts(),
      .boxNotes = magepunk::boxNotes(),
      .cards = magepunk::cardLanguage()};
  return kWords;
}

}  // namespace lk::app
