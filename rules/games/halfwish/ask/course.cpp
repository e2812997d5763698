#include "rules/games/halfwish/ask/ask.h"
#include "rules/games/halfwish/figures.h"
#include "rules/games/halfwish/rules/turn.h"
#include "rules/games/halfwish/vocabulary.h"

namespace lk::rules::halfwish {

namespace {

constexpr std::string_view kFigures[] = {"points", "hp"};
constexpr std::string_view kFightEnds[] = {"duel_won", "duel_tie", "duel_won_by_concession", "called_off"};
constexpr std::string_view kEnding[] = {"knockout", "game_over"};
constexpr std::string_view kStory[] = {"location_turned",
                                       "scout_accepted",
                                       "parley_accepted",
                                       "parley_level",
                                       "duel_begins",
                                       "revealed",
                                       "power_played",
                                       "damage",
                                       "heal",
                                       "knockout",
                                       "points_for_hits",
                                       "point_unhurt",
                                       "point_counter",
                                       "duel_won",
                                       "duel_tie",
                                       "conceded",
                                       "called_off",
                                       "first_blood",
                                       "reward",
                                       "penalty",
                                       "points_gained",
                                       "lamps_gained",
                                       "stolen",
                                       "wish_made",
                                       "upgraded",
                                       "upgraded_secretly",
                                       "upgrade_skipped",
                                       "downgraded",
                                       "round_begins",
                                       "hp",
                                       "points",
                                       "lamps",
                                       "hp_set",
                                       "points_set"};

}  // namespace

const Course& GameStory::course() const {
  static constexpr Course kCourse{.turn = "turn_begins",
                                  .story = kStory,
                                  .figures = kFigures,
                                  .fight = "duel_begins",
                                  .fightEnds = kFightEnds,
                                  .hurts = "damage",
                                  .plays = "revealed",
                                  .ending = kEnding};
  return kCourse;
}

std::vector<Track> GameStory::tracks(const State& state) const {
  return figureTracks(course(), vocabulary().seatFigures, state);
}

std::vector<Decider> GameStory::deciders(const State& state) const {
  const Decision now = standing(state);
  std::vector<Decider> asked = questionsAsked(scoresOf(state), maybeSeat(state, Table::firstBlood));
  const bool otherwise = state.result.winner != now.winner || state.result.by != now.by;
  if (otherwise) asked.resize(1);
  return asked;
}

}  // namespace lk::rules::halfwish
