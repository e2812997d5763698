// A line of play that a search read: events, and what the referee would tell of each.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "rules/core/event.h"
#include "rules/core/step.h"
#include "rules/referee/game.h"

namespace lk::rules {

/// An event of a line. What others keep secret is imagined, so that a line is only an example.
struct ToldEvent {
  Event event;
  std::vector<Step> steps;   // those that the seat may read
  std::vector<CardId> gone;  // things that left the table with it
};

/// A number of the table or of a seat that is another one at the end of a line.
struct TrackChange {
  std::string_view figure;  // as in Track
  std::optional<Seat> seat;
  int from = 0;
  int to = 0;
  friend bool operator==(const TrackChange&, const TrackChange&) = default;
};

struct Line {
  std::vector<ToldEvent> events;
  std::vector<TrackChange> changes;
  double value = 0;  // of the position at its end, for the seat that thinks
};

/// Returns the event with what left the table between two states.
ToldEvent toldOf(const Event& event, std::vector<Step> steps, const State& before, const State& after);

/// Returns the numbers worth following that changed, as the game's story lists them.
std::vector<TrackChange> changesBetween(const Game& game, const State& before, const State& after);

/// Returns at most `most` steps that say best what a line leads to, in their order: the end of the night, a
/// thing that leaves the table, harm, the end of a fight. Empty if there is nothing of this kind.
std::vector<Step> tellingSteps(const Game& game, const Line& line, std::size_t most);

}  // namespace lk::rules
