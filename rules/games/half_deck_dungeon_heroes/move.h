// An event of this game, decoded: names looked up once, so that judging compares no texts.
#pragma once

#include <array>
#include <span>
#include <variant>

#include "rules/cards/card_book.h"
#include "rules/core/event.h"
#include "rules/core/state.h"

namespace lk::rules::dungeon {

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

inline constexpr std::size_t kMostNamed = 32;

/// Which fields count follows from the kind; a field that was not given is no card, 0 or false.
struct Move {
  MoveKind kind = MoveKind::done;
  Seat seat = Seat::A;
  CardId card;
  CardId hero;
  CardId support;  // attack: the first of them
  CardId replaces;
  CardId on;                               // use: whom it helps
  std::array<CardId, kMostNamed> cards{};  // draw, exchange, decide
  std::uint8_t count = 0;                  // of the cards, or of those drawn unseen
  bool unseen = false;                     // draw: only the count is known
  bool severalSupports = false;
  bool prepared = false;          // explore: the preparation is over with it
  std::uint8_t spot = 0;          // place: of the hero, from 1; 0 for the first free one
  int die = 0;                    // roll: 0 for what is no roll of one die
  Seat partner = Seat::A;         // trade
  std::array<CardId, 2> gives{};  // trade: of the two, in the order of `seat`, `partner`
  const Event* event = nullptr;   // correct, effect: read as they are

  [[nodiscard]] std::span<const CardId> named() const { return {cards.data(), unseen ? 0u : count}; }
};

/// The tables of all events: first the moves, in the order of MoveKind.
std::span<const EventSpec> events();

/// Reads a well-formed event; a refusal when it names what does not exist. The event must outlive the move.
std::variant<Move, Ruling> decode(const Event& event, const State& state, const CardBook& cards);

/// The event a move stands for.
Event encode(const Move& move, const State& state, const CardBook& cards);

}  // namespace lk::rules::dungeon
