#include "rules/games/half_deck_dungeon_heroes/ask/ask.h"
#include "rules/games/half_deck_dungeon_heroes/figures.h"
#include "rules/games/half_deck_dungeon_heroes/rules/party.h"

namespace lk::rules::half_deck_dungeon_heroes {

namespace {

constexpr std::string_view kFightEnds[] = {"defeated",      "passed",     "escaped",
                                           "forced_escape", "all_fallen", "round_ends"};
constexpr std::string_view kEnding[] = {"won", "lost_game"};
constexpr std::string_view kStory[] = {
    "placed",   "explored",  "prisoner_joins", "attacks",       "supports", "faces",      "hit",
    "missed",   "passed",    "trap_strikes",   "nobody_able",   "hurt",     "healed",     "died",
    "defeated", "used",      "team_card",      "forced_escape", "escaped",  "all_fallen", "loot_goes_to",
    "out",      "out_again", "life",           "won",           "lost_game"};

}  // namespace

const Course& GameStory::course() const {
  static constexpr Course kCourse{.together = true,
                                  .turn = "preparation_begins",
                                  .story = kStory,
                                  .fight = "explored",
                                  .fightEnds = kFightEnds,
                                  .hurts = "hurt",
                                  .harm = Harm::lostFrom,
                                  .plays = "attacks",
                                  .ending = kEnding};
  return kCourse;
}

std::vector<Track> GameStory::tracks(const State& state) const {
  int life = 0;
  for (int place = 1; place <= kPlaces; ++place)
    if (heroAt(state, place).known()) life += lifeAt(state, place);
  return {{"life", std::nullopt, life}, {"dungeon_deck", std::nullopt, get(state, Table::dungeonDeck)}};
}

}  // namespace lk::rules::half_deck_dungeon_heroes
