#include "app/phrases/games/half_the_battle/half_the_battle.h"

namespace lk::app {

namespace {

const Phrase kChoices[] = {
    {"teams", QT_TRANSLATE_NOOP("Words", "Team")},
    {"teams_parts", QT_TRANSLATE_NOOP("Words", "Touch a piece to take the other one of its die.")},
    {"teams_of_secret",
     QT_TRANSLATE_NOOP("Words", "Mixed: both pick their cards in secret and show them at once.")},
    {"teams_of_open", QT_TRANSLATE_NOOP("Words", "Mixed: each picks in the open.")},
};

const Phrase kQuestions[] = {
    {"place", QT_TRANSLATE_NOOP("Words", "{seat}: place your pieces in your own half")},
    {"place_of_time",
     QT_TRANSLATE_NOOP("Words", "{seat}: place your pieces in your own half, in {seconds} seconds")},
    {"items", QT_TRANSLATE_NOOP("Words", "{seat}: take 2 items")},
    {"roll", QT_TRANSLATE_NOOP("Words", "{seat}: roll the d20 for your Monster")},
    {"select", QT_TRANSLATE_NOOP("Words", "{seat}: choose a piece")},
    {"act", QT_TRANSLATE_NOOP("Words", "{seat}: move and act with {card}")},
    {"act_of_acting", QT_TRANSLATE_NOOP("Words", "{seat}: act with {card}")},
    {"act_of_moving", QT_TRANSLATE_NOOP("Words", "{seat}: move {card}")},
    {"act_of_neither", QT_TRANSLATE_NOOP("Words", "{seat}: press Done")},
    {"item", QT_TRANSLATE_NOOP("Words", "{seat}: use an item?")},
    {"item_of_hit", QT_TRANSLATE_NOOP("Words", "{seat}: use an item? {struck} takes {amounts} damage")},
    {"item_of_lethal_hit",
     QT_TRANSLATE_NOOP("Words", "{seat}: use an item? {struck} takes {amounts} lethal damage")},
    {"item_of_no_hit", QT_TRANSLATE_NOOP("Words", "{seat}: use an item? {struck} takes no damage any more")},
    {"item_of_hits",
     QT_TRANSLATE_NOOP("Words", "{seat}: use an item? {struck} take damage, in this order: {amounts}")},
    {"save", QT_TRANSLATE_NOOP("Words", "{seat}: save your piece?")},
    {"missed", QT_TRANSLATE_NOOP("Words", "{seat}: no action phase. Use an item?")},
    {"stalemate", QT_TRANSLATE_NOOP("Words", "{seat}: {n} rounds without damage. End it?")},
};

const Phrase kReminders[] = {
    {"place", QT_TRANSLATE_NOOP(
                  "Words", "Both at once, in the open. When the time is up, pieces stay where they are.")},
    {"items", QT_TRANSLATE_NOOP("Words", "Shuffle the bag and lay two cards face up.")},
    {"roll", QT_TRANSLATE_NOOP("Words", "Ten is added to a roll of ten or less.")},
    {"select", QT_TRANSLATE_NOOP("Words", "Lay its card on CHOSEN. Spend Rage before that.")},
    {"act", QT_TRANSLATE_NOOP("Words", "One move and one action, in either order. Then press Done.")},
    {"act_of_acting", QT_TRANSLATE_NOOP("Words", "One action, then press Done.")},
    {"act_of_moving", QT_TRANSLATE_NOOP("Words", "One move, then press Done.")},
    {"act_of_neither", QT_TRANSLATE_NOOP("Words", "Items and Rage are used before that.")},
};

const Phrase kOptions[] = {
    {"place:3", QT_TRANSLATE_NOOP("Words", "{1} to lane {2}")},
    {"ready", QT_TRANSLATE_NOOP("Words", "Ready")},
    {"items", QT_TRANSLATE_NOOP("Words", "Name the items")},
    {"roll", QT_TRANSLATE_NOOP("Words", "Roll")},
    {"select:2", QT_TRANSLATE_NOOP("Words", "{1}")},
    {"move", QT_TRANSLATE_NOOP("Words", "Move")},
    {"move:2", QT_TRANSLATE_NOOP("Words", "Move to lane {1}")},
    {"act:2", QT_TRANSLATE_NOOP("Words", "{1}")},
    {"act:3", QT_TRANSLATE_NOOP("Words", "{1}: {2}")},
    {"lanes:3", QT_TRANSLATE_NOOP("Words", "{1}: lane {2}")},
    {"go:3", QT_TRANSLATE_NOOP("Words", "{1}: to lane {2}")},
    {"push:4", QT_TRANSLATE_NOOP("Words", "{1}: {2}, to lane {3}")},
    {"done", QT_TRANSLATE_NOOP("Words", "Done")},
    {"pass", QT_TRANSLATE_NOOP("Words", "No item")},
    {"item:2", QT_TRANSLATE_NOOP("Words", "Use {1}")},
    {"item:3", QT_TRANSLATE_NOOP("Words", "Use {1} on {2}")},
    {"item_lane:3", QT_TRANSLATE_NOOP("Words", "Use {1} on lane {2}")},
    {"item_hit:4", QT_TRANSLATE_NOOP("Words", "Use {1}: hit {3}, on {2}")},
    {"item_push:4", QT_TRANSLATE_NOOP("Words", "Use {1}: {2} to lane {3}")},
    {"rage", QT_TRANSLATE_NOOP("Words", "Spend Rage")},
    {"rage_damage:3", QT_TRANSLATE_NOOP("Words", "Rage: {2} damage to {1}")},
    {"rage_token", QT_TRANSLATE_NOOP("Words", "Rage: an ability token")},
    {"rage_refresh:2", QT_TRANSLATE_NOOP("Words", "Rage: turn {1} face up")},
    {"rage_disable:2", QT_TRANSLATE_NOOP("Words", "Rage: turn {1} face down")},
    {"draw", QT_TRANSLATE_NOOP("Words", "A draw")},
    {"most_hp", QT_TRANSLATE_NOOP("Words", "Most health wins")},
    {"play_on", QT_TRANSLATE_NOOP("Words", "Play on")},
};

constexpr Declines kDeclines[] = {{"item", "pass"}};

const Phrase kMany[] = {
    {"place", QT_TRANSLATE_NOOP("Words", "Lanes")},
    {"act", QT_TRANSLATE_NOOP("Words", "Actions")},
    {"select", QT_TRANSLATE_NOOP("Words", "Pieces")},
    {"item", QT_TRANSLATE_NOOP("Words", "Items")},
};

const Phrase kAwaits[] = {
    {"place", QT_TRANSLATE_NOOP("Words", "{who} places pieces")},
    {"items", QT_TRANSLATE_NOOP("Words", "{who} names two items")},
    {"roll", QT_TRANSLATE_NOOP("Words", "{who} rolls the d20")},
    {"select", QT_TRANSLATE_NOOP("Words", "{who} chooses a piece")},
    {"act", QT_TRANSLATE_NOOP("Words", "{who} moves and acts")},
    {"item", QT_TRANSLATE_NOOP("Words", "{who} uses an item or passes")},
    {"save", QT_TRANSLATE_NOOP("Words", "{who} says whether the piece is saved")},
    {"missed", QT_TRANSLATE_NOOP("Words", "{who} ends the missed phase")},
    {"stalemate", QT_TRANSLATE_NOOP("Words", "{who} says how the battle ends")},
};

const Phrase kDeciders[] = {
    {"elimination", QT_TRANSLATE_NOOP("Words", "the other party is gone")},
    {"most_rage", QT_TRANSLATE_NOOP("Words", "both parties are gone, more Rage")},
    {"monster_hp", QT_TRANSLATE_NOOP("Words", "both parties are gone, the stronger Monster")},
    {"concede", QT_TRANSLATE_NOOP("Words", "the other gives up")},
    {"most_hp", QT_TRANSLATE_NOOP("Words", "more health left")},
};

const Phrase kQuick[] = {
    {"monster", QT_TRANSLATE_NOOP("Words", "The Monster's roll")},
    {"health_a", QT_TRANSLATE_NOOP("Words", "Health of the left party")},
    {"health_b", QT_TRANSLATE_NOOP("Words", "Health of the right party")},
    {"roll", QT_TRANSLATE_NOOP("Words", "d20")},
    {"piece", QT_TRANSLATE_NOOP("Words", "Piece")},
    {"left", QT_TRANSLATE_NOOP("Words", "Health left")},
};

const Phrase kResults[] = {{"draw", QT_TRANSLATE_NOOP("Words", "A draw, as agreed")}};

constexpr std::string_view kEnding[] = {"concede"};

}  // namespace

const GameWords& battleWords() {
  static const GameWords kWords{
      .name = QT_TRANSLATE_NOOP("Words", "Half the Battle"),
      .about = QT_TRANSLATE_NOOP("Words", "Two players. Two parties fight on ten lanes."),
      .choices = kChoices,
      .agreed = battleOptions(),
      .steps = battleSteps(),
      .forms = battleForms(),
      .questions = kQuestions,
      .reminders = kReminders,
      .options = kOptions,
      .ending = kEnding,
      .declines = kDeclines,
      .moves = battleMoves(),
      .many = kMany,
      .events = battleEvents(),
      .reasons = battleReasons(),
      .cures = battleCures(),
      .awaits = kAwaits,
      .quick = kQuick,
      .results = kResults,
      .deciders = kDeciders,
      .fight = QT_TRANSLATE_NOOP("Words", "Action"),
      .figures = half_the_battle::figures(),
      .zones = half_the_battle::zones(),
      .numbers = half_the_battle::numbers(),
      .conditions = half_the_battle::conditions(),
      .phases = half_the_battle::phases(),
      .boxParts = half_the_battle::boxParts(),
      .boxNotes = half_the_battle::boxNotes(),
      .cards = half_the_battle::cardLanguage()};
  return kWords;
}

}  // namespace lk::app
