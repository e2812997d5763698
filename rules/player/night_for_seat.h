// A running night as one seat may know it.
#pragma once

#include "rules/player/replayed_night.h"

namespace lk::rules {

/// Returns the position in which the open questions were asked, without what is hidden from `seat`: `night`
/// was replayed with that seat as its reader. `own`, if given, is what the seat really holds.
Position askedOf(const ReplayedNight& night, Seat seat, const Holding* own = nullptr);

/// Replays accepted events, the set-up first, and deals from the seed. Returns the position in which the open
/// questions were asked, as `seat` knows it: nights that differ only in what others said in secret give the
/// same. Returns nullopt if an event is refused, or there is none.
std::optional<Position> askedPosition(const PlayableGame& game, std::span<const Event> standing, Seat seat,
                                      std::uint32_t seed, const Holding* own = nullptr);

}  // namespace lk::rules
