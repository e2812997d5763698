#include "app/words/games/halfwish.h"

namespace lk::app {

namespace {

const Phrase kChoices[] = {{"classes", QT_TRANSLATE_NOOP("Words", "Class")}};

const Phrase kQuick[] = {
    {"duel", QT_TRANSLATE_NOOP("Words", "A duel")},
    {"parley", QT_TRANSLATE_NOOP("Words", "A truce")},
    {"dv", QT_TRANSLATE_NOOP("Words", "Dice")},
    {"action", QT_TRANSLATE_NOOP("Words", "Action")},
    {"action_2", QT_TRANSLATE_NOOP("Words", "Second action")},
};

const OptionWords kAgreed[] = {
    {"locations",
     QT_TRANSLATE_NOOP("Words", "Play with locations?"),
     {QT_TRANSLATE_NOOP("Words", "With locations"), QT_TRANSLATE_NOOP("Words", "Without locations")},
     QT_TRANSLATE_NOOP("Words", "Locations")},
    {"powers",
     QT_TRANSLATE_NOOP("Words", "Play with powers?"),
     {QT_TRANSLATE_NOOP("Words", "With powers"), QT_TRANSLATE_NOOP("Words", "Without powers")},
     QT_TRANSLATE_NOOP("Words", "Powers")},
    {"decks",
     QT_TRANSLATE_NOOP("Words", "Does the program count what is left in the decks?"),
     {QT_TRANSLATE_NOOP("Words", "It counts, and says what cannot be there"),
      QT_TRANSLATE_NOOP("Words", "It takes every card as it comes")},
     QT_TRANSLATE_NOOP("Words", "Counting the decks")},
    {"scout-ends-turn",
     QT_TRANSLATE_NOOP("Words", "What does an accepted scout leave?"),
     {QT_TRANSLATE_NOOP("Words", "The turn ends"),
      QT_TRANSLATE_NOOP("Words", "The turn goes on: duel, parley or end it")}},
    {"stacks_last",
     QT_TRANSLATE_NOOP("Words", "How long do Exposed and Toughness last?"),
     {QT_TRANSLATE_NOOP("Words", "Until the round ends"), QT_TRANSLATE_NOOP("Words", "Until the turn ends"),
      QT_TRANSLATE_NOOP("Words", "Until the duel ends"),
      QT_TRANSLATE_NOOP("Words", "Toughness for the whole game")}},
    {"stun-duration",
     QT_TRANSLATE_NOOP("Words", "How long is a player stunned?"),
     {QT_TRANSLATE_NOOP("Words", "Until the round ends"),
      QT_TRANSLATE_NOOP("Words", "Until the end of the next own turn")}},
    {"heal-cap",
     QT_TRANSLATE_NOOP("Words", "Does healing stop at 25?"),
     {QT_TRANSLATE_NOOP("Words", "At 25 health"), QT_TRANSLATE_NOOP("Words", "Without limit")}},
    {"skip-heal-barred",
     QT_TRANSLATE_NOOP("Words", "Does a poisoned or ignited player who skips an upgrade heal?"),
     {QT_TRANSLATE_NOOP("Words", "Heals nothing"), QT_TRANSLATE_NOOP("Words", "Heals 7 all the same")}},
    {"dv-range",
     QT_TRANSLATE_NOOP("Words", "How far can a dice value be changed?"),
     {QT_TRANSLATE_NOOP("Words", "Beyond 2 to 12, but not below 0"),
      QT_TRANSLATE_NOOP("Words", "Within 2 to 12")}},
    {"keep-across-rounds",
     QT_TRANSLATE_NOOP("Words", "Can dice be kept into the next round?"),
     {QT_TRANSLATE_NOOP("Words", "They can be kept"), QT_TRANSLATE_NOOP("Words", "They are rolled again")}},
    {"points-floor",
     QT_TRANSLATE_NOOP("Words", "Can points fall below 0?"),
     {QT_TRANSLATE_NOOP("Words", "They stop at 0"), QT_TRANSLATE_NOOP("Words", "They can")}},
    {"duel-tie-reward",
     QT_TRANSLATE_NOOP("Words", "Who gets the location's reward after a tie?"),
     {QT_TRANSLATE_NOOP("Words", "Nobody"), QT_TRANSLATE_NOOP("Words", "The defender"),
      QT_TRANSLATE_NOOP("Words", "Both")}},
    {"first-blood-in-duel",
     QT_TRANSLATE_NOOP("Words", "Who has first blood if both score in the first duel?"),
     {QT_TRANSLATE_NOOP("Words", "Who did not take its first damage"),
      QT_TRANSLATE_NOOP("Words", "The aggressor"), QT_TRANSLATE_NOOP("Words", "The winner of the duel"),
      QT_TRANSLATE_NOOP("Words", "Nobody yet")}},
    {"both-die",
     QT_TRANSLATE_NOOP("Words", "What if both are out at the same moment?"),
     {QT_TRANSLATE_NOOP("Words", "Points, lamps and first blood decide"),
      QT_TRANSLATE_NOOP("Words", "It is a draw"),
      QT_TRANSLATE_NOOP("Words", "The player of the turn loses")}},
    {"parley-streak-count",
     QT_TRANSLATE_NOOP("Words", "Which parleys in a row bring a point?"),
     {QT_TRANSLATE_NOOP("Words", "Every second one"),
      QT_TRANSLATE_NOOP("Words", "Every one from the second on")}},
    {"parley-streak-break",
     QT_TRANSLATE_NOOP("Words", "Does a new round break a row of parleys?"),
     {QT_TRANSLATE_NOOP("Words", "The row goes on"), QT_TRANSLATE_NOOP("Words", "It breaks the row")}},
    {"one-power-per-turn",
     QT_TRANSLATE_NOOP("Words", "One power with a cost a turn: for whom?"),
     {QT_TRANSLATE_NOOP("Words", "One for each player"),
      QT_TRANSLATE_NOOP("Words", "One for both together")}},
    {"basic-power-uses",
     QT_TRANSLATE_NOOP("Words", "How often can a basic power be used?"),
     {QT_TRANSLATE_NOOP("Words", "Once a game"), QT_TRANSLATE_NOOP("Words", "Once a round"),
      QT_TRANSLATE_NOOP("Words", "Without limit")}},
    {"feint-evade",
     QT_TRANSLATE_NOOP("Words", "When does an evade that was feinted work?"),
     {QT_TRANSLATE_NOOP("Words", "At any dice value"),
      QT_TRANSLATE_NOOP("Words", "From a dice value of 8 on")}},
    {"concede-when",
     QT_TRANSLATE_NOOP("Words", "When can a player concede a duel?"),
     {QT_TRANSLATE_NOOP("Words", "Only as the answer to a challenge"),
      QT_TRANSLATE_NOOP("Words", "At any time in the preparation")}},
    {"hidden-upgrade-check",
     QT_TRANSLATE_NOOP("Words", "When is a secret upgrade checked?"),
     {QT_TRANSLATE_NOOP("Words", "When it is picked, told to the program alone"),
      QT_TRANSLATE_NOOP("Words", "When it is first turned up")}},
};

}  // namespace

const GameWords& halfwishWords() {
  static const GameWords kWords{
      .name = QT_TRANSLATE_NOOP("Words", "Halfwish"),
      .about = QT_TRANSLATE_NOOP("Words", "Two players. Duels of dice and cards over three rounds."),
      .choices = kChoices,
      .agreed = kAgreed,
      .quick = kQuick};
  return kWords;
}

}  // namespace lk::app
