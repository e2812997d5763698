// A position as one seat knows it, from which positions are imagined.
#pragma once

#include <array>

#include "rules/player/position.h"

namespace lk::rules {

/// What a seat knows of a position. A card that lies where the seat cannot see it is among those that its
/// player may hold: otherwise what is missing there would tell which card it is.
class SeatKnowledge {
 public:
  SeatKnowledge(const Position& position, Seat seat);

  [[nodiscard]] const State& state() const { return state_; }
  /// Returns a position that the seat cannot tell from the real one. `own` says what is known of its hand.
  [[nodiscard]] Position imagined(const PlayableGame& game, Chance& chance, const OwnCards& own = {}) const;

 private:
  State state_;
  Holdings held_;
  std::array<std::size_t, kMaxSeats> hidden_{};  // number of cards of each player that lie unseen
  Seat seat_;
};

}  // namespace lk::rules
