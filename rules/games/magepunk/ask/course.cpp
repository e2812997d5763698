#include "rules/games/magepunk/ask/ask.h"
#include "rules/games/magepunk/vocabulary.h"

namespace lk::rules::magepunk {

namespace {

constexpr std::string_view kStory[] = {"plays",  "activates",   "triggers", "cancelled", "attacks",
                                       "blocks", "destroyed",   "hurt",     "healed",    "loses_life",
                                       "tie",    "cannot_draw", "concedes", "wins",      "drawn"};
constexpr std::string_view kFigures[] = {"life", "hand", "deck"};
constexpr std::string_view kFightEnds[] = {"second_main"};
constexpr std::string_view kEnding[] = {"wins", "drawn"};

}  // namespace

const Course& GameStory::course() const {
  static constexpr Course kCourse{.turn = "turn",
                                  .story = kStory,
                                  .figures = kFigures,
                                  .fight = "attacks",
                                  .fightEnds = kFightEnds,
                                  .hurts = "hurt",
                                  .harm = Harm::lostFrom,
                                  .plays = "plays",
                                  .ending = kEnding};
  return kCourse;
}

std::vector<Track> GameStory::tracks(const State& state) const {
  return figureTracks(course(), vocabulary().seatFigures, state);
}

}  // namespace lk::rules::magepunk
