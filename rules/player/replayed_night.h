// A night as the house knows it: replayed from its events, with the cards that the house holds.
#pragma once

#include <span>

#include "rules/player/position.h"

namespace lk::rules {

/// The same events and seed always give the same hands and decks, so that nothing but the seed must be kept.
struct ReplayedNight {
  Position now;
  Position asked;  // when the open questions were asked: before anybody answered one that is answered unseen
};

/// Plays the accepted events again, the set-up first, and deals for all players from the seed. What people
/// play is taken to have been in their hands. Returns nullopt if an event is refused, or there is none.
std::optional<ReplayedNight> replayed(const PlayableGame& game, std::span<const Event> standing,
                                      std::uint32_t seed);

}  // namespace lk::rules
