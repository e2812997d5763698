// A night replayed from its events, with the cards that players may hold.
#pragma once

#include <optional>
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
  /// With a `reader`, hands and decks follow only what that seat may read of each event: nights that differ
  /// only in what others did in secret give the same holdings.
  NightReplay(const PlayableGame& game, std::uint32_t seed, std::optional<Seat> reader = {})
      : game_(&game), chance_(seed), reader_(reader) {}

  /// Takes the next event, the set-up first. Returns whether it is accepted; otherwise nothing can follow.
  bool take(const Event& event);
  [[nodiscard]] const ReplayedNight& night() const { return night_; }

 private:
  bool begin(const Event& setup);

  const PlayableGame* game_;
  Chance chance_;
  std::optional<Seat> reader_;
  ReplayedNight night_;
  bool begun_ = false;
  bool together_ = false;  // whether the open questions are answered unseen
  std::size_t open_ = 0;   // number of open questions
};

/// Replays accepted events, the set-up first. Returns nullopt if an event is refused, or there is none.
std::optional<ReplayedNight> replayed(const PlayableGame& game, std::span<const Event> standing,
                                      std::uint32_t seed, std::optional<Seat> reader = {});

}  // namespace lk::rules
