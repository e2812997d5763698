// A player's answer to a card's question, decoded from its event.
#pragma once

#include <array>
#include <cstdint>

#include "rules/core/target.h"

namespace lk::rules {

/// Maximum number of things, and of cards, that one answer can name.
inline constexpr std::size_t kMaxThings = 20;
inline constexpr std::size_t kMaxCards = 5;

/// What a player answered. `kind` decides which of the fields are used.
struct Answer {
  enum class Kind : std::uint8_t { none, option, number, card, cards, dice, done, things };
  Kind kind = Kind::none;
  Seat seat = Seat::A;
  std::uint8_t meaning = 0;               // number: what it counts or names, a value of the game's own enum
  std::int16_t number = 0;                // option: index among the options of the card
  std::array<CardId, kMaxCards> cards{};  // card, cards
  std::uint8_t count = 0;                 // number of cards or things used
  std::array<std::uint8_t, 2> dice{};
  std::array<Target, kMaxThings> things{};
  friend bool operator==(const Answer&, const Answer&) = default;
};

/// An answer that was applied without asking because it was the only one. People may still give it by hand.
struct Settled {
  CardId card;
  Answer answer;
  friend bool operator==(const Settled&, const Settled&) = default;
};

}  // namespace lk::rules
