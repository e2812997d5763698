// A running night as one seat may know it: hands and decks follow only what the seat may read of each event.
#pragma once

#include <span>

#include "rules/player/position.h"

namespace lk::rules {

/// Plays the accepted events again, the set-up first, and deals from the seed. Returns the position in which
/// the open questions were asked, without what is hidden from `seat`: nights that differ only in what others
/// said in secret give the same. Returns nullopt if an event is refused, or there is none.
std::optional<Position> askedPosition(const PlayableGame& game, std::span<const Event> standing, Seat seat,
                                      std::uint32_t seed);

}  // namespace lk::rules
