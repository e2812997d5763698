// Plays whole games of random legal choices: used by `simulate` and by the property tests.
#pragma once

#include <array>
#include <cstdint>

#include "rules/referee/referee.h"
#include "rules/referee/sampler.h"

namespace lk::rules {

/// The results of many random games.
struct PlayTotals {
  std::int64_t games = 0;
  std::int64_t events = 0;
  std::int64_t refused = 0;  // legal answers that the referee refused; 0 unless the rules have a bug
  std::array<std::int64_t, kMaxSeats> wins{};
  std::int64_t lost = 0;  // games that all players lost together
  std::int64_t draws = 0;
};

// Precondition of all these: the game has a Sampler.

/// Returns a random setup.
Event anySetup(const Game& game, const CardBook& cards, Chance& chance);
/// Answers one of the open questions at random: see Sampler::playAny().
Verdict playAny(const Game& game, State& state, const CardBook& cards, Chance& chance,
                Event* written = nullptr);

/// Returns a random event that answers one of the open prompts. Precondition: the night has begun and is not
/// over.
Event anyEvent(const Game& game, const State& state, const CardBook& cards, Chance& chance);

/// Follows whole games that programs play.
class PlayObserver {
 public:
  virtual ~PlayObserver() = default;
  virtual void begun(const Event& setup) = 0;
  virtual void judged(const Event& event) = 0;
  /// How the game stands after the set-up and after each event, and what players hold: nothing in random
  /// play, where everybody has any card that can be there.
  virtual void stands(const State& state, const Holdings& held) { (void)state, (void)held; }
  /// A program chose this event, which is judged later. `mattered`: whether the best and the worst event that
  /// it tried differ by more than the error of their values.
  virtual void chosen(const Event& event, bool mattered) { (void)event, (void)mattered; }
  virtual void ended(const Result& result) = 0;
};

/// Plays `games` nights from the seed; the same seed gives the same totals, with or without an observer (not
/// owned). Throws if a night does not end within 10 000 events, which means a bug in the rules.
PlayTotals playRandomly(const Game& game, const CardBook& cards, std::int64_t games, std::uint64_t seed,
                        PlayObserver* observer = nullptr);

}  // namespace lk::rules
