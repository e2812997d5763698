// Who plays in `simulate --players`: parsed, and played with.
#pragma once

#include <string>

#include "app/kit/game_kit.h"
#include "rules/player/match.h"
#include "rules/text/fault.h"

namespace lk::app {

/// The players of simulated games.
class SimulatedPlayers {
 public:
  /// Reads "house", "greedy", "random", or one of them for each seat: "A=house:200,B=greedy". `house:MS`
  /// thinks that many milliseconds about a move, `house:N-rounds` that many rounds, `house:LEVEL` as that
  /// level does. Seats that are not named are random. `kit` must outlive the result.
  static Outcome<std::unique_ptr<SimulatedPlayers>> read(const std::string& text, const GameKit& kit);

  /// Plays games from a seed and counts them. `played` is called after each.
  rules::MatchTotals play(std::int64_t games, std::uint64_t seed,
                          const std::function<void(std::int64_t)>& played);

  /// Returns who plays each seat: {"A":"house:50","B":"random"}.
  [[nodiscard]] Json names() const;
  /// Returns the shares of games that each seat won, with their 95 % intervals (Wilson's). A draw counts
  /// half.
  [[nodiscard]] Json shares(const rules::PlayTotals& totals) const;
  /// Milliseconds of the longest move.
  [[nodiscard]] double longest() const { return longest_; }

 private:
  explicit SimulatedPlayers(const GameKit& kit) : kit_(kit), game_(*kit.game, kit.cards) {}
  bool seat(rules::Seat seat, const std::string& who);
  [[nodiscard]] std::size_t seatCount() const;

  const GameKit& kit_;
  rules::PlayableGame game_;
  std::array<std::unique_ptr<rules::Mind>, rules::kMaxSeats> minds_;
  std::array<std::string, rules::kMaxSeats> names_;
  rules::MatchPlayers players_;
  double longest_ = 0;
};

}  // namespace lk::app
