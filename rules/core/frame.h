// Effects under way, as plain data in the state: a night can stop in the middle of a card and go on later.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "rules/core/ids.h"

namespace lk::rules {

/// Instructions from `begin` to before `end` in their program.
struct Body {
  std::uint16_t begin = 0;
  std::uint16_t end = 0;
  [[nodiscard]] constexpr bool empty() const { return begin == end; }
  friend constexpr bool operator==(Body, Body) = default;
};

/// How many players besides these a game may tell an effect of.
inline constexpr std::size_t kMostParts = 3;

/// Operations of one card that are being carried out, and whom its words mean.
struct Frame {
  CardId card;
  Body left;                                            // what is still to do
  std::optional<Seat> self;                             // owner, player or maker
  std::optional<Seat> chooser;                          // who picked the option this belongs to
  std::array<std::optional<Seat>, kMostParts> parts{};  // who else has a part in it, by the game's own count
  std::uint8_t place = 0;                               // of the card, as its game counts them; 0: none
  std::uint8_t answered = 0;  // who has answered the question of the next operation, a bit a seat
  std::uint8_t link = 0;      // the link whose ability it is and whose sets it names; 0: none
  std::uint8_t meant = 0;     // whom the next operation means, a bit a seat, once somebody has answered it
  friend bool operator==(const Frame&, const Frame&) = default;

  [[nodiscard]] bool hasAnswered(Seat seat) const { return (answered >> index(seat) & 1u) != 0; }
  void answer(Seat seat) { answered = static_cast<std::uint8_t>(answered | 1u << index(seat)); }
};

/// Operations put by for a later moment; they run once, at the first of their moments.
struct Stored {
  std::int16_t moments = 0;  // bits, in the order of the language's moments
  Frame frame;
  friend bool operator==(const Stored&, const Stored&) = default;
};

}  // namespace lk::rules
