// What a player answers to a question of a card, decoded.
#pragma once

#include <array>
#include <cstdint>

#include "rules/core/target.h"

namespace lk::rules {

struct Answer {
  enum class Kind : std::uint8_t { none, option, place, card, cards, bid, dice, ruling, done, things };
  Kind kind = Kind::none;
  Seat seat = Seat::A;
  // option: its place among those of the card. place: of the action, from 1. bid: points. ruling: the
  // letter's place, 0 for the recommended reading.
  std::int16_t number = 0;
  std::array<CardId, 5> cards{};  // card, cards
  std::uint8_t count = 0;         // of the cards or things
  std::array<std::uint8_t, 2> dice{};
  std::array<Target, 5> things{};
  friend bool operator==(const Answer&, const Answer&) = default;
};

/// An answer that a card took by itself, as there was no other: people may still give it.
struct Settled {
  CardId card;
  Answer answer;
  friend bool operator==(const Settled&, const Settled&) = default;
};

}  // namespace lk::rules
