// Who chooses a seat's moves: random, greedy, or the house.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "rules/player/position.h"

namespace lk::rules {

/// How long a program may think about a move. It ends with whatever comes first. Rules have no clock: a
/// caller that promises a time says when it is over, and is asked before each round of thinking.
struct Thinking {
  int rounds = 1'000'000'000;              // maximum number of positions imagined
  std::function<bool()> isOver = nullptr;  // optional
  [[nodiscard]] bool goesOn(int round) const { return round < rounds && !(isOver && isOver()); }
};

/// Chooses moves. Not thread-safe. The game must outlive it.
class Mind {
 public:
  explicit Mind(const PlayableGame& game) : game_(game) {}
  virtual ~Mind() = default;

  /// Returns events of `seat`, the best first; empty if it finds none. Uses nothing that is hidden from the
  /// seat: see knowledge.h; so something hidden can make some of them illegal. The same position, random
  /// numbers and rounds give the same events. Preconditions: the night has begun and is not over; where
  /// several choose together, no choice of theirs was played yet.
  virtual std::vector<Event> ranked(const Position& position, Seat seat, const Thinking& thinking,
                                    Chance& chance) = 0;

  /// Returns whether the best and the worst event that the mind tried for its last answer differ by more than
  /// the error of their values; nullopt if it cannot say.
  [[nodiscard]] virtual std::optional<bool> mattered() const { return std::nullopt; }

  /// Returns the best of them that is legal in the position; nullopt if none is.
  std::optional<Event> choose(const Position& position, Seat seat, const Thinking& thinking, Chance& chance);

 protected:
  [[nodiscard]] const PlayableGame& game() const { return game_; }

 private:
  const PlayableGame& game_;
};

/// Returns the first event that is legal in a position; nullopt if none is.
std::optional<Event> firstLegal(const PlayableGame& game, const Position& position,
                                const std::vector<Event>& events, Chance chance);

/// Chooses as random nights do.
std::unique_ptr<Mind> randomMind(const PlayableGame& game);

/// Looks one event ahead, and chooses what is then worth most.
std::unique_ptr<Mind> greedyMind(const PlayableGame& game);

/// Returns a random event that `seat` can say in this position; nullopt if none came up.
std::optional<Event> anyOwn(const PlayableGame& game, const Position& position, Seat seat, Chance& chance);

}  // namespace lk::rules
