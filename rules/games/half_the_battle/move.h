// A decoded event of this game.
#pragma once

#include <variant>

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/core/event.h"
#include "rules/games/half_the_battle/pieces.h"

namespace lk::rules::half_the_battle {

/// In the order of the table of events.
enum class MoveKind : std::uint8_t {
  place,
  items,
  roll,
  select,
  move,
  act,
  item,
  pass,
  rage,
  done,
  die,
  decide,
  concede,
  correct,
  effect
};

/// What an item or Rage is used on.
struct On {
  enum class Kind : std::uint8_t { nothing, piece, lane, hit, card };
  Kind kind = Kind::nothing;
  ThingId piece;
  int number = 0;  // number of the lane, or of the waiting hit from 1
  CardId card;
  friend bool operator==(const On&, const On&) = default;
  static On of(ThingId piece) { return {.kind = Kind::piece, .piece = piece}; }
  static On of(CardId card) { return {.kind = Kind::card, .card = card}; }
  static On lane(int number) { return {.kind = Kind::lane, .number = number}; }
  static On hit(int number) { return {.kind = Kind::hit, .number = number}; }
};

inline constexpr int kNoLane = -1;            // no lane was named
inline constexpr int kMaxLanes = 2 * kLanes;  // maximum number that an event may name
inline constexpr int kMaxDice = 2 * kDice;

struct Move {
  MoveKind kind = MoveKind::pass;
  Seat seat = Seat::A;
  ThingId piece;                   // place, select, move, die
  CardId card;                     // item; act: the action
  std::array<CardId, 12> cards{};  // items
  std::uint8_t count = 0;
  int number = 0;           // roll, die: the face; rage: points, 0 for all
  std::uint8_t rolled = 1;  // number of dice rolled
  int to = kNoLane;
  bool hasTargets = false;
  Pieces targets;
  Pieces order;
  std::array<std::int16_t, kMaxLanes> lanes{};
  std::uint8_t laneCount = 0;
  On on;
  std::array<Die, kMaxDice> dice{};
  std::uint8_t diceCount = 0;
  Purchase buy = Purchase::damage;
  Ending ending = Ending::none;
  const Event* event = nullptr;
};

std::span<const EventSpec> events();
std::variant<Move, Ruling> decode(const Event& event, const State& s, const CardBook& cards);
Event encode(const Move& move, const State& s, const CardBook& cards);

}  // namespace lk::rules::half_the_battle
