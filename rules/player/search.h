// Information-set Monte Carlo tree search from one position, for one seat. Each round it imagines a position
// that its seat cannot tell from the real one, walks the tree of what seats know, adds one choice, plays on
// at random for a while, and counts what came of it for every seat that chose.
//
// Moves come from the game's random answers, not from the form of a move: composing asks the judge about the
// values of each field, 13 microseconds a step and several steps a move, where a random answer takes about
// one. Both give legal events of the same tables.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "rules/player/line.h"
#include "rules/player/node.h"
#include "rules/player/seat_knowledge.h"

namespace lk::rules {

/// One search. Not thread-safe. `game` and `chance` must outlive it.
class Search {
 public:
  Search(const PlayableGame& game, const Position& position, Seat seat, Chance& chance,
         OwnCards own = OwnCards());

  /// Adds events to those that the seat tries; `only`: it tries no others. Call it before the first round.
  void offer(std::span<const Event> events, bool only);
  void round();

  /// Returns the node of the seat's own choice; nullptr if no round came to one.
  [[nodiscard]] const Node* root() const { return nodes_.empty() ? nullptr : &nodes_.front(); }

  /// Plays an event of the root in an imagined position, then on as each seat chose most often, with random
  /// luck, until choices come that were not tried. Returns nullopt if the event is not legal there.
  std::optional<Line> read(const Event& first);

 private:
  /// A choice made on the way through the tree.
  struct Passed {
    int node;
    int edge;
    Seat seat;
    std::vector<bool> barred;
  };

  bool walk(Position& at);
  bool sample(Position& ahead, const Position& at, Event& event);
  bool choose(Position& at, Position& ahead, const Event& event, Seat seat);
  int nodeFor(const Position& at, Seat seat);
  std::uint64_t keyFor(const Position& at, Seat seat);
  bool tell(Position& at, const Event& event, Line& line);
  bool tellUsual(Position& at, Seat seat, Line& line);

  const PlayableGame& game_;
  const SeatKnowledge known_;
  const Seat seat_;
  const OwnCards own_;
  Chance& chance_;
  std::vector<Node> nodes_;
  std::unordered_map<std::uint64_t, std::size_t> numbers_;
  std::vector<Passed> path_;
  std::array<std::optional<std::uint64_t>, kMaxSeats> unseen_;
};

}  // namespace lk::rules
