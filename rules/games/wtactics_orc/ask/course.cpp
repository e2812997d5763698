#include "rules/games/wtactics_orc/ask/ask.h"
#include "rules/games/wtactics_orc/figures.h"
#include "rules/games/wtactics_orc/vocabulary.h"

namespace lk::rules::wtactics_orc {

namespace {

constexpr std::string_view kDrawn[] = {"victory_points"};
constexpr std::string_view kBattleEnds[] = {"nobody_hurt", "hurt", "damage_prevented", "battle_off"};
constexpr std::string_view kNightEnds[] = {"conceded", "won", "drawn"};
constexpr std::string_view kTold[] = {"turned_up",
                                      "added",
                                      "recruited",
                                      "given_up",
                                      "moved",
                                      "rests",
                                      "ability_used",
                                      "raised",
                                      "shifted",
                                      "shifted_out",
                                      "healed",
                                      "attacked_close",
                                      "attacked_ranged",
                                      "attacks",
                                      "attack_value",
                                      "strike_back_value",
                                      "halved",
                                      "share",
                                      "nobody_hurt",
                                      "hurt",
                                      "damage_prevented",
                                      "died",
                                      "died_to_twilight",
                                      "pair_opened",
                                      "column_opened",
                                      "square_opened",
                                      "victory_points",
                                      "conceded",
                                      "won",
                                      "drawn"};

}  // namespace

const Course& GameStory::course() const {
  static constexpr Course kCourse{.turn = "turn_begins",
                                  .story = kTold,
                                  .figures = kDrawn,
                                  .fight = "battle_begins",
                                  .fightEnds = kBattleEnds,
                                  .hurts = "hurt",
                                  .plays = "attacks",
                                  .ending = kNightEnds};
  return kCourse;
}

std::vector<Track> GameStory::tracks(const State& state) const {
  std::vector<Track> all = figureTracks(course(), vocabulary().seatFigures, state);
  for (const Seat seat : {Seat::A, Seat::B}) all.push_back({"creatures", seat, get(state, seat, Of::inPlay)});
  return all;
}

}  // namespace lk::rules::wtactics_orc
