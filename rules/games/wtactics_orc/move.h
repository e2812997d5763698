// A decoded event of this game. Names are looked up once, so that judging compares no texts.
#pragma once

#include <variant>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/event.h"
#include "rules/core/state.h"
#include "rules/games/wtactics_orc/figures.h"

namespace lk::rules::wtactics_orc {

enum class MoveKind : std::uint8_t {
  deck,
  startup,
  reveal,
  place,
  upkeep,
  recruit,
  step,
  ability,
  move,
  attack,
  pass,
  rest,
  endTurn,
  decide,
  concede,
  correct,
  effect
};

/// Pays one gold: a creature to mark, or a card of the Twilight.
struct Coin {
  SlotId slot;
  CardId twilight;
  friend bool operator==(const Coin&, const Coin&) = default;
};

/// A target of an ability: a slot with whatever is there, or a card of a graveyard.
struct Aim {
  SlotId slot;
  CardId buried;
  friend bool operator==(const Aim&, const Aim&) = default;
};

/// A share of a strike-back.
struct Share {
  SlotId slot;
  std::int16_t value = 0;
  friend bool operator==(const Share&, const Share&) = default;
};

/// What people enter by hand as a card's effect.
enum class Deed : std::uint8_t { damage, heal, mark, unmark, points, eliminated };

enum class Reply : std::uint8_t { nothing, yes, no, draw, otherwise };

/// A short list inside a move. It records that an item did not fit, but not how many.
template <class Item, std::size_t Most>
struct Few {
  std::array<Item, Most> items{};
  std::uint8_t count = 0;

  void add(const Item& item) {
    if (count < Most) items[count] = item;
    if (count <= Most) ++count;
  }
  [[nodiscard]] bool overfull() const { return count > Most; }
  [[nodiscard]] std::span<const Item> all() const {
    return std::span(items).first(std::min<std::size_t>(count, Most));
  }
};

/// The kind decides which fields are used.
struct Move {
  MoveKind kind = MoveKind::pass;
  Seat seat = Seat::A;
  CardId card;                       // reveal, place, recruit
  SlotId slot;                       // the creature, or where the card goes; move: from
  SlotId target;                     // attack; move: to
  Few<SlotId, 4> slots;              // startup: put; attack: attackers; decide: choose
  Few<Coin, kArmy> coins;            // upkeep, recruit: pay; ability: marks
  Few<Aim, 4> aims;                  // ability: targets
  Few<Share, kMaxAttackers> shares;  // decide: split
  bool refuses = false;              // upkeep
  bool splits = false;               // decide: with a split,
  bool chooses = false;              // or with a choice
  Reply answer = Reply::nothing;
  Weapon weapon = Weapon::none;  // attack; none: not said
  Phase to = Phase::recruit;     // step
  Deed deed = Deed::damage;      // effect
  std::int16_t amount = 0;       // effect: how much; 0: not said
  std::string_view ability;      // its name; points into the event or the card
  std::vector<DeckCount> deck;
  const Event* event = nullptr;  // correct: read directly
};

/// Returns the tables of all events: first the moves, in the order of MoveKind.
std::span<const EventSpec> events();

/// Reads a well-formed event. Returns a refusal if it names something that does not exist. The event must
/// outlive the move.
std::variant<Move, Ruling> decode(const Event& event, const State& state, const CardBook& cards);

/// Returns the event a move stands for.
Event encode(const Move& move, const State& state, const CardBook& cards);

}  // namespace lk::rules::wtactics_orc
