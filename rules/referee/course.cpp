#include "rules/referee/course.h"

#include <algorithm>

#include "rules/referee/game.h"

namespace lk::rules {

const Course& Game::course() const {
  static const Course kNone;
  return kNone;
}

std::vector<Track> Game::tracks(const State& state, const CardBook&) const {
  const std::span<const FigureSpec> specs = vocabulary().seatFigures;
  std::vector<Track> out;
  for (const std::string_view wanted : course().figures) {
    const auto spec =
        std::find_if(specs.begin(), specs.end(), [&](const FigureSpec& each) { return each.name == wanted; });
    if (spec == specs.end()) continue;
    for (std::size_t seat = 0; seat < state.seatCount; ++seat) {
      const Figure& figure = state.seats[seat][static_cast<std::size_t>(spec - specs.begin())];
      if (figure.present && figure.knownTo.include(Audience::table))
        out.push_back({wanted, kAllSeats[seat], figure.value});
    }
  }
  return out;
}

}  // namespace lk::rules
