#include "app/words/table_options.h"

#include <array>

#include "app/words/fill.h"

namespace lk::app {

namespace {

#define SAY(text) QT_TRANSLATE_NOOP("Words", text)

constexpr std::size_t kMostReadings = 4;

struct Row {
  const char* key;
  const char* question;
  std::array<const char*, kMostReadings> readings;  // null behind the last
};

/// Parts of the game, on or off.
const Row kParts[] = {
    {"locations", SAY("Play with locations?"), {SAY("With locations"), SAY("Without locations")}},
    {"powers", SAY("Play with powers?"), {SAY("With powers"), SAY("Without powers")}},
    {"decks",
     SAY("Does the program count what is left in the decks?"),
     {SAY("It counts, and says what cannot be there"), SAY("It takes every card as it comes")}},
};

/// Readings a, b, c, d.
const Row kReadings[] = {
    {"scout-ends-turn",
     SAY("What does an accepted scout leave?"),
     {SAY("The turn ends"), SAY("The turn goes on: duel, parley or end it")}},
    {"stacks_last",
     SAY("How long do Exposed and Toughness last?"),
     {SAY("Until the round ends"), SAY("Until the turn ends"), SAY("Until the duel ends"),
      SAY("Toughness for the whole game")}},
    {"stun-duration",
     SAY("How long is a player stunned?"),
     {SAY("Until the round ends"), SAY("Until the end of the next own turn")}},
    {"heal-cap", SAY("Does healing stop at 25?"), {SAY("At 25 health"), SAY("Without limit")}},
    {"skip-heal-barred",
     SAY("Does a poisoned or ignited player who skips an upgrade heal?"),
     {SAY("Heals nothing"), SAY("Heals 7 all the same")}},
    {"dv-range",
     SAY("How far can a dice value be changed?"),
     {SAY("Beyond 2 to 12, but not below 0"), SAY("Within 2 to 12")}},
    {"keep-across-rounds",
     SAY("Can dice be kept into the next round?"),
     {SAY("They can be kept"), SAY("They are rolled again")}},
    {"points-floor", SAY("Can points fall below 0?"), {SAY("They stop at 0"), SAY("They can")}},
    {"duel-tie-reward",
     SAY("Who gets the location's reward after a tie?"),
     {SAY("Nobody"), SAY("The defender"), SAY("Both")}},
    {"first-blood-in-duel",
     SAY("Who has first blood if both score in the first duel?"),
     {SAY("Who did not take its first damage"), SAY("The aggressor"), SAY("The winner of the duel"),
      SAY("Nobody yet")}},
    {"both-die",
     SAY("What if both are out at the same moment?"),
     {SAY("Points, lamps and first blood decide"), SAY("It is a draw"), SAY("The player of the turn loses")}},
    {"parley-streak-count",
     SAY("Which parleys in a row bring a point?"),
     {SAY("Every second one"), SAY("Every one from the second on")}},
    {"parley-streak-break",
     SAY("Does a new round break a row of parleys?"),
     {SAY("The row goes on"), SAY("It breaks the row")}},
    {"one-power-per-turn",
     SAY("One power with a cost a turn: for whom?"),
     {SAY("One for each player"), SAY("One for both together")}},
    {"basic-power-uses",
     SAY("How often can a basic power be used?"),
     {SAY("Once a game"), SAY("Once a round"), SAY("Without limit")}},
    {"feint-evade",
     SAY("When does an evade that was feinted work?"),
     {SAY("At any dice value"), SAY("From a dice value of 8 on")}},
    {"concede-when",
     SAY("When can a player concede a duel?"),
     {SAY("Only as the answer to a challenge"), SAY("At any time in the preparation")}},
    {"hidden-upgrade-check",
     SAY("When is a secret upgrade checked?"),
     {SAY("When it is picked, told to the program alone"), SAY("When it is first turned up")}},
};

std::string valueOf(std::size_t place, bool part) {
  if (part) return place == 0 ? "on" : "off";
  return std::string(1, static_cast<char>('a' + place));
}

TableOption optionOf(const Row& row, bool part) {
  TableOption option{row.key, Words::tr(row.question), {}};
  for (std::size_t place = 0; place < kMostReadings && row.readings[place]; ++place)
    option.readings.push_back({valueOf(place, part), Words::tr(row.readings[place])});
  return option;
}

}  // namespace

std::vector<TableOption> tableOptions() {
  std::vector<TableOption> options;
  for (const Row& row : kParts) options.push_back(optionOf(row, true));
  for (const Row& row : kReadings) options.push_back(optionOf(row, false));
  return options;
}

}  // namespace lk::app
