// The functions a game provides so that cards can act on it. Effects reach a state only through these.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/answer.h"
#include "rules/core/frame.h"
#include "rules/core/state.h"
#include "rules/effects/language.h"

namespace lk::rules {

/// The players a word refers to, in the order in which they act; at most four.
class Players {
 public:
  void add(Seat seat) { seats_[count_++] = seat; }
  [[nodiscard]] bool empty() const { return count_ == 0; }
  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] const Seat* begin() const { return seats_.data(); }
  [[nodiscard]] const Seat* end() const { return seats_.data() + count_; }
  [[nodiscard]] bool include(Seat seat) const {
    for (const Seat mine : *this)
      if (mine == seat) return true;
    return false;
  }

 private:
  std::array<Seat, kMaxSeats> seats_{};
  std::uint8_t count_ = 0;
};

/// Returns the operation that a frame carries out next. Precondition: it has one left.
inline const Instruction& nextOf(const CardBook& cards, const Frame& frame) {
  return cards.program(frame.card).code[frame.left.begin];
}

enum class DamageKind : std::uint8_t { normal, trueDamage };

/// The functions common to all games whose cards have effects. Words for players are indexes into the game's
/// language. Every change adds its step. An action that does not apply now does nothing and adds a step
/// saying so.
class EffectHost {
 public:
  virtual ~EffectHost() = default;

  [[nodiscard]] virtual const State& state() const = 0;
  [[nodiscard]] virtual const CardBook& cards() const = 0;
  [[nodiscard]] virtual std::vector<Frame>& running() = 0;
  [[nodiscard]] virtual const std::vector<Frame>& running() const = 0;

  /// Records an answer that was applied without asking because there was no choice.
  virtual void settle(const Settled& forced) = 0;

  /// Returns whether the running effects must stop here: a player is out, or people must act by hand first.
  /// Called after every operation.
  [[nodiscard]] virtual bool halted() const = 0;

  /// Returns the given seats (one bit each) in the order in which they act.
  [[nodiscard]] virtual Players inOrder(std::uint8_t seats) const = 0;
  [[nodiscard]] virtual Players players(int who, const Frame& frame) const = 0;
  [[nodiscard]] virtual bool holds(const Test& test, const Frame& frame) const = 0;
  /// Reports that an operation had nobody or nothing to act on.
  virtual void nothing(const Frame& frame) = 0;

  /// Damages everybody the word refers to (players, heroes, an enemy) at the same moment.
  virtual void damage(int whom, int amount, DamageKind kind, const Frame& why) = 0;
  virtual void heal(int whom, int amount, const Frame& why) = 0;
};

}  // namespace lk::rules
