// Declares a decoded event of Kiteyard.
#pragma once

#include <variant>

#include "kiteyard.h"
#include "rules/core/answer.h"

namespace lk::rules::kiteyard {

enum class MoveKind : std::uint8_t { play, decline, attack, decide, next };

struct Move {
  MoveKind kind = MoveKind::next;
  Seat seat = Seat::A;
  CardId card;                               // play
  std::array<Target, kMaxThings> targets{};  // play, decide
  std::uint8_t count = 0;
  Target who;  // attack
  Target at;
  const Event* event = nullptr;

  [[nodiscard]] std::span<const Target> named() const { return std::span(targets).first(count); }
};

std::span<const EventSpec> events();
std::variant<Move, Ruling> decode(const Event& event, const State& state, const CardBook& cards);
Event encode(const Move& move, const State& state, const CardBook& cards);
Ruling play(State& state, const Move& move, const CardBook& cards, StepSink steps);

}  // namespace lk::rules::kiteyard
