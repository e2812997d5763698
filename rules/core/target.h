// What an effect can act on: a thing, a player, a link of the chain, or a zone.
#pragma once

#include "rules/core/ids.h"

namespace lk::rules {

/// One thing, player, link or zone, as a small value.
struct Target {
  enum class Kind : std::uint8_t { none, thing, player, link, zone };
  Kind kind = Kind::none;
  std::uint8_t number = 0;  // number of the thing, link or zone; seat of the player
  friend constexpr bool operator==(Target, Target) = default;

  static constexpr Target of(ThingId thing) { return {Kind::thing, thing.number()}; }
  static constexpr Target of(Seat seat) { return {Kind::player, static_cast<std::uint8_t>(seat)}; }
  static constexpr Target link(std::uint8_t number) { return {Kind::link, number}; }
  static constexpr Target zone(std::uint8_t place) { return {Kind::zone, place}; }

  [[nodiscard]] constexpr ThingId thing() const { return kind == Kind::thing ? ThingId(number) : ThingId(); }
  [[nodiscard]] constexpr std::optional<Seat> player() const {
    if (kind != Kind::player) return std::nullopt;
    return static_cast<Seat>(number);
  }
};

}  // namespace lk::rules
