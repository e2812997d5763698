// Plays whole games of random legal choices: what `simulate` prints and what the property tests run.
#pragma once

#include <array>
#include <cstdint>

#include "rules/referee/referee.h"
#include "rules/referee/sampler.h"

namespace lk::rules {

struct PlayTotals {
  std::int64_t games = 0;
  std::int64_t events = 0;
  std::int64_t refused = 0;  // legal answers the referee did not take: 0 unless the rules are broken
  std::array<std::int64_t, kMaxSeats> wins{};
  std::int64_t lost = 0;  // by all, where they play together
  std::int64_t draws = 0;
};

// The game must have a Sampler for all of these.

/// A setup by chance.
Event anySetup(const Game& game, const CardBook& cards, Chance& chance);
/// Answers one of the open questions by chance: see Sampler::playAny().
Verdict playAny(const Game& game, State& state, const CardBook& cards, Chance& chance,
                Event* written = nullptr);

/// A random event that answers one of the open prompts. Precondition: the night has begun and is not over.
Event anyEvent(const Game& game, const State& state, const CardBook& cards, Chance& chance);

/// Follows whole games of random play.
class PlayObserver {
 public:
  virtual ~PlayObserver() = default;
  virtual void begun(const Event& setup) = 0;
  virtual void judged(const Event& event) = 0;
  virtual void ended(const Result& result) = 0;
};

/// Plays `games` nights from the seed; the same seed gives the same totals, with or without an observer (not
/// owned). A night that does not end within 10 000 events is an error of the rules and throws.
PlayTotals playRandomly(const Game& game, const CardBook& cards, std::int64_t games, std::uint64_t seed,
                        PlayObserver* observer = nullptr);

}  // namespace lk::rules
