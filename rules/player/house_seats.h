// Who is played by the house in a night, as the night's set-up says: "house": {"B": {"level": "even", "seed":
// 17}}.
#pragma once

#include <array>
#include <optional>

#include "rules/core/event.h"
#include "rules/player/house.h"
#include "rules/text/fault.h"

namespace lk::rules {

/// A seat that the house plays. Its cards, its dice and its choices come from the seed.
struct HouseSeat {
  Level level = Level::even;
  std::uint32_t seed = 0;
  friend bool operator==(const HouseSeat&, const HouseSeat&) = default;
};
/// By seat; nullopt for people.
using HouseSeats = std::array<std::optional<HouseSeat>, kMaxSeats>;

/// Returns whether the house plays at all.
bool anyHouse(const HouseSeats& seats);

/// Returns the seats that a set-up gives to the house. Fails if one of them takes no part, or if its level or
/// seed is not known, as in a night of a later version. `seats` is the number of players.
Outcome<HouseSeats> houseSeatsIn(const Event& setup, std::size_t seats);

/// Returns the value of the set-up's field; null if the house does not play.
Json houseSeatsJson(const HouseSeats& seats);

}  // namespace lk::rules
