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

/// Plays the accepted events of a night again, and deals for all players from the seed. What people play is
/// taken to have been in their hands. `game` must outlive it.
class NightReplay {
 public:
  NightReplay(const PlayableGame& game, std::uint32_t seed) : game_(&game), chance_(seed) {}

  /// Takes the next event, the set-up first. Returns whether it is accepted; otherwise nothing can follow.
  bool take(const Event& event);
  [[nodiscard]] const ReplayedNight& night() const { return night_; }

 private:
  bool begin(const Event& setup);

  const PlayableGame* game_;
  Chance chance_;
  ReplayedNight night_;
  bool begun_ = false;
  bool together_ = false;  // whether the open questions are answered unseen
  std::size_t open_ = 0;   // number of open questions
};

/// Replays accepted events, the set-up first. Returns nullopt if an event is refused, or there is none.
std::optional<ReplayedNight> replayed(const PlayableGame& game, std::span<const Event> standing,
                                      std::uint32_t seed);

}  // namespace lk::rules
