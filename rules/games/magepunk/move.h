// A decoded event of this game. Names are looked up once, so that judging compares no texts.
#pragma once

#include <variant>

#include "rules/cards/card_book.h"
#include "rules/core/event.h"
#include "rules/core/state.h"
#include "rules/games/magepunk/figures.h"

namespace lk::rules::magepunk {

enum class MoveKind : std::uint8_t {
  deck,
  resource,
  play,
  activate,
  decline,
  next,
  endTurn,
  attack,
  block,
  order,
  assign,
  decide,
  concede,
  correct,
  effect
};

inline constexpr std::size_t kMaxNamed = 60;
inline constexpr std::size_t kMaxSacrificed = 4;

/// Charges of each Energy. With `given` false the referee proposes the payment.
struct Payment {
  PerEnergy charges{};
  bool given = false;
  bool unknownEnergy = false;
  bool noNumbers = false;
  friend bool operator==(const Payment&, const Payment&) = default;
};

enum class Saying : std::uint8_t { nothing, yes, no, oldestFirst, other };

/// The kind decides which fields are used. A thing that does not exist is no target; the rules say what that
/// means.
struct Move {
  MoveKind kind = MoveKind::next;
  Seat seat = Seat::A;
  CardId card;                            // play
  std::optional<Energy> energy;           // resource
  bool energyUnknown = false;             // resource: the word is not an Energy
  std::array<CardId, kMaxNamed> cards{};  // decide; or the faces that are shown
  std::uint8_t cardCount = 0;
  Payment pay;
  Target source;  // activate
  int ability = -1;
  bool abilityNamed = false;
  Target attacker;                                // order, assign
  std::array<Target, kMaxNamed> things{};         // targets, attackers, blockers, an order, or chosen things
  std::array<Target, kMaxNamed> others{};         // what attackers attack, or blockers block
  std::array<std::int16_t, kMaxNamed> amounts{};  // assign
  std::uint8_t count = 0;                         // number of things
  std::array<Target, kMaxSacrificed> sacrifice{};
  std::uint8_t sacrificeCount = 0;
  bool listed = false;  // things were listed, even if the list is empty
  Saying answer = Saying::nothing;
  const Event* event = nullptr;  // deck, correct, effect: read directly

  [[nodiscard]] std::span<const Target> named() const { return std::span(things).first(count); }
  [[nodiscard]] std::span<const CardId> shown() const { return std::span(cards).first(cardCount); }
  [[nodiscard]] std::span<const Target> given() const { return std::span(sacrifice).first(sacrificeCount); }
};

/// Returns the tables of all events: first the moves, in the order of MoveKind.
std::span<const EventSpec> events();

/// Reads a well-formed event. Returns a refusal if it names something that does not exist. The event must
/// outlive the move.
std::variant<Move, Ruling> decode(const Event& event, const State& state, const CardBook& cards);

/// Returns the event a move stands for.
Event encode(const Move& move, const State& state, const CardBook& cards);

}  // namespace lk::rules::magepunk
