// A decoded event of this game. Names are looked up once, so that judging compares no texts.
#pragma once

#include <array>
#include <span>
#include <variant>

#include "rules/cards/card_book.h"
#include "rules/core/event.h"
#include "rules/core/state.h"

namespace lk::rules::half_deck_dungeon_heroes {

enum class MoveKind : std::uint8_t {
  draw,
  exchange,
  place,
  equip,
  trade,
  done,
  explore,
  attack,
  face,
  use,
  team,
  roll,
  forcedEscape,
  yield,
  decide,
  loot,
  correct,
  effect
};

inline constexpr std::size_t kMaxNamed = 32;

/// The kind decides which fields are used. A field that was not given is no card, 0 or false.
struct Move {
  MoveKind kind = MoveKind::done;
  Seat seat = Seat::A;
  CardId card;
  CardId hero;
  CardId support;  // attack: the first support
  CardId replaces;
  CardId on;                              // use: the hero it helps
  std::array<CardId, kMaxNamed> cards{};  // draw, exchange, decide
  std::uint8_t count = 0;                 // number of cards, or of cards drawn unseen
  bool unseen = false;                    // draw: only the count is known
  bool severalSupports = false;
  bool prepared = false;          // explore: also ends the preparation
  std::uint8_t spot = 0;          // place: the hero's place from 1; 0: the first free one
  int die = 0;                    // roll: 0 if it is not a roll of one die
  Seat partner = Seat::A;         // trade
  std::array<CardId, 2> gives{};  // trade: the cards of `seat` and `partner`, in this order
  const Event* event = nullptr;   // correct, effect: read directly

  [[nodiscard]] std::span<const CardId> named() const { return {cards.data(), unseen ? 0u : count}; }
};

/// Returns the tables of all events: first the moves, in the order of MoveKind.
std::span<const EventSpec> events();

/// Reads a well-formed event. Returns a refusal if it names something that does not exist. The event must
/// outlive the move.
std::variant<Move, Ruling> decode(const Event& event, const State& state, const CardBook& cards);

/// Returns the event a move stands for.
Event encode(const Move& move, const State& state, const CardBook& cards);

}  // namespace lk::rules::half_deck_dungeon_heroes
