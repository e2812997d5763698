// What a game must be able to do so that cards can act on it: the only way effects reach a state.
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

/// The players a word means, in the order in which they act: at most four.
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

enum class DamageKind : std::uint8_t { normal, trueDamage };

/// What every game whose cards do something can do. Words for whom are places in the game's language. Every
/// change writes its step. What does not apply now does nothing and says so by a step.
class EffectHost {
 public:
  virtual ~EffectHost() = default;

  [[nodiscard]] virtual const State& state() const = 0;
  [[nodiscard]] virtual const CardBook& cards() const = 0;
  [[nodiscard]] virtual std::vector<Frame>& running() = 0;
  [[nodiscard]] virtual const std::vector<Frame>& running() const = 0;

  /// Notes what a player would have answered, had there been a choice.
  virtual void settle(const Settled& forced) = 0;

  /// Whether what runs must stop where it is: somebody is out, or people carry something out first. To be
  /// asked after every operation.
  [[nodiscard]] virtual bool halted() const = 0;

  /// These seats, a bit each, in the order in which they act.
  [[nodiscard]] virtual Players inOrder(std::uint8_t seats) const = 0;
  [[nodiscard]] virtual Players players(int who, const Frame& frame) const = 0;
  [[nodiscard]] virtual bool holds(const Test& test, const Frame& frame) const = 0;
  /// Says that an operation had nobody or nothing to act on.
  virtual void nothing(const Frame& frame) = 0;

  /// To all whom the word means (players, heroes, an enemy), as one moment.
  virtual void damage(int whom, int amount, DamageKind kind, const Frame& why) = 0;
  virtual void heal(int whom, int amount, const Frame& why) = 0;
};

}  // namespace lk::rules
