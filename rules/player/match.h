// Whole games between minds, as they are played at a table: dice and decks are the table's, and each mind is
// asked for its own choices alone.
#pragma once

#include <array>
#include <functional>

#include "rules/player/mind.h"
#include "rules/referee/random_play.h"

namespace lk::rules {

/// Who chooses for a seat, and how long it may think about a move. `mind` is not owned.
struct MatchPlayer {
  Mind* mind = nullptr;
  std::function<Thinking()> thinking = [] { return Thinking(); };
};
using MatchPlayers = std::array<MatchPlayer, kMaxSeats>;

/// The course of a match.
struct MatchTotals {
  PlayTotals totals;
  std::int64_t choices = 0;  // events that minds chose
  std::int64_t refused = 0;  // of these, not legal; 0 unless a mind has a bug
  std::int64_t nothing = 0;  // choices for which a mind found no event, so that a random one was taken
};

/// Plays one game and counts it. The seed decides the table's luck and the minds' random numbers. Throws if
/// the set-up is refused or the game does not end within 10 000 events.
void playMatch(const PlayableGame& game, const Event& setup, const MatchPlayers& players, std::uint64_t seed,
               MatchTotals& totals, PlayObserver* observer = nullptr);

}  // namespace lk::rules
