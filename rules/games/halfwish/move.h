// A decoded event of Halfwish. Names are looked up once, so that judging compares no texts.
#pragma once

#include <span>
#include <string_view>
#include <variant>

#include "rules/cards/card_book.h"
#include "rules/core/answer.h"
#include "rules/core/event.h"
#include "rules/core/state.h"

namespace lk::rules::halfwish {

enum class MoveKind : std::uint8_t {
  roll,
  discard,
  choose,
  answer,
  keep,
  location,
  power,
  pass,
  reveal,
  decide,
  concede,
  deal,
  upgradeOrder,
  upgrade,
  correct,
  effect
};

enum class Encounter : std::uint8_t { duel, scout, parley };

/// What a player says when playing a power, so that it need not be asked.
struct With {
  std::string_view option;  // an option's id; points into the event
  int slot = 0;
  std::array<CardId, 5> cards{};
  std::uint8_t count = 0;
  [[nodiscard]] bool empty() const { return option.empty() && slot == 0 && count == 0; }
};

inline constexpr std::size_t kMaxNamed = 12;

struct Move {
  MoveKind kind = MoveKind::pass;
  Seat seat = Seat::A;
  Encounter encounter = Encounter::duel;
  bool yes = false;                       // answer, keep
  bool secret = false;                    // upgrade
  bool skip = false;                      // upgrade
  CardId card;                            // location, power, upgrade
  CardId replaces;                        // upgrade
  Seat first = Seat::A;                   // upgrade_order
  std::array<CardId, kMaxNamed> cards{};  // discard, reveal, deal
  std::uint8_t count = 0;
  Answer answer;                 // roll, decide
  With with;                     // power
  const Event* event = nullptr;  // correct, effect: read directly

  [[nodiscard]] std::span<const CardId> named() const { return {cards.data(), count}; }
};

/// Returns the tables of all events: first the moves, in the order of MoveKind.
std::span<const EventSpec> events();

/// Reads a well-formed event. Returns a refusal if it names something that does not exist. The event must
/// outlive the move.
std::variant<Move, Ruling> decode(const Event& event, const State& state, const CardBook& cards);

/// Returns the event a move stands for. `state` is the one before it.
Event encode(const Move& move, const State& state, const CardBook& cards);

/// Returns the refusal of a card that does not fit its event.
Ruling unknownCard(const Move& move, const CardBook& cards);

}  // namespace lk::rules::halfwish
