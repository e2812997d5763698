// Effects being carried out, as plain data in the state. A night can be saved in the middle of a card.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "rules/core/ids.h"

namespace lk::rules {

/// The instructions of a program from `begin` up to, but not including, `end`.
struct Body {
  std::uint16_t begin = 0;
  std::uint16_t end = 0;
  [[nodiscard]] constexpr bool empty() const { return begin == end; }
  friend constexpr bool operator==(Body, Body) = default;
};

/// Maximum number of other players with a part in an effect. Each game defines what its parts mean.
inline constexpr std::size_t kMaxParts = 3;

/// Operations of one card that are being carried out, and the players they refer to.
struct Frame {
  CardId card;
  Body left;                    // instructions still to carry out
  std::optional<Seat> self;     // owner, player or maker
  std::optional<Seat> chooser;  // who picked the option that these operations belong to
  std::array<std::optional<Seat>, kMaxParts> parts{};  // others involved, by the game's own enum
  std::uint8_t place = 0;     // place of the card or its bearer, as its game counts; 0: none
  std::uint8_t answered = 0;  // who has answered the next operation's question, one bit per seat
  std::uint8_t link = 0;      // number of the link whose ability this is and whose sets it uses; 0: none
  std::uint8_t meant = 0;  // whom the next operation applies to, one bit per seat; fixed at the first answer
  friend bool operator==(const Frame&, const Frame&) = default;

  [[nodiscard]] bool hasAnswered(Seat seat) const { return (answered >> index(seat) & 1u) != 0; }
  void answer(Seat seat) { answered = static_cast<std::uint8_t>(answered | 1u << index(seat)); }
};

/// Operations stored for a later moment. They run once, at the first of their moments.
struct Stored {
  std::int16_t moments = 0;  // one bit per moment, in the order of the language's moments
  Frame frame;
  friend bool operator==(const Stored&, const Stored&) = default;
};

}  // namespace lk::rules
