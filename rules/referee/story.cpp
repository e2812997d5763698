#include "rules/referee/story.h"

#include <algorithm>

#include "rules/referee/game.h"

namespace lk::rules {

std::vector<Track> figureTracks(const Course& course, std::span<const FigureSpec> seatFigures,
                                const State& state) {
  std::vector<Track> out;
  for (const std::string_view wanted : course.figures) {
    const auto spec = std::find_if(seatFigures.begin(), seatFigures.end(),
                                   [&](const FigureSpec& each) { return each.name == wanted; });
    if (spec == seatFigures.end()) continue;
    for (std::size_t seat = 0; seat < state.seatCount; ++seat) {
      const Figure& figure = state.seats[seat][static_cast<std::size_t>(spec - seatFigures.begin())];
      if (figure.present && figure.knownTo.include(Audience::table))
        out.push_back({wanted, kAllSeats[seat], figure.value});
    }
  }
  return out;
}

const Course& courseOf(const Game& game) {
  static const Course kNone;
  return game.story() ? game.story()->course() : kNone;
}

std::vector<Track> tracksOf(const Game& game, const State& state) {
  return game.story() ? game.story()->tracks(state) : std::vector<Track>();
}

std::vector<Decider> decidersOf(const Game& game, const State& state) {
  return game.story() ? game.story()->deciders(state) : std::vector<Decider>();
}

}  // namespace lk::rules
