// What a player answers to a question of a card, decoded.
#pragma once

#include <array>
#include <cstdint>

#include "rules/core/target.h"

namespace lk::rules {

/// Maximum number of things that one answer can name, and of cards.
inline constexpr std::size_t kMostThings = 20;
inline constexpr std::size_t kMostCards = 5;

struct Answer {
  enum class Kind : std::uint8_t { none, option, number, card, cards, dice, done, things };
  Kind kind = Kind::none;
  Seat seat = Seat::A;
  std::uint8_t meaning = 0;                // number: what it counts or names, by its game's own enum
  std::int16_t number = 0;                 // option: its place among those of the card
  std::array<CardId, kMostCards> cards{};  // card, cards
  std::uint8_t count = 0;                  // of the cards or things
  std::array<std::uint8_t, 2> dice{};
  std::array<Target, kMostThings> things{};
  friend bool operator==(const Answer&, const Answer&) = default;
};

/// An answer that a card took by itself, as there was no other: people may still give it.
struct Settled {
  CardId card;
  Answer answer;
  friend bool operator==(const Settled&, const Settled&) = default;
};

}  // namespace lk::rules
