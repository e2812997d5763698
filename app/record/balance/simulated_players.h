// Programs that play whole games against each other: parsed from text, and played with.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/kit/game_kit.h"
#include "app/record/balance/game_log.h"
#include "rules/player/match.h"
#include "rules/text/fault.h"

namespace lk::app {

/// The players of simulated games.
class SimulatedPlayers {
 public:
  /// Reads "house", "greedy", "random", or one of them for each seat: "A=house:200,B=greedy". `house:MS`
  /// thinks that many milliseconds of processor time about a move, so that its strength does not depend on
  /// what else the machine does; `house:N-rounds` that many rounds, `house:LEVEL` as that
  /// level does. Seats that are not named are random. `kit` must outlive the result.
  static Outcome<std::unique_ptr<SimulatedPlayers>> read(const std::string& text, const GameKit& kit);

  /// Sets options of every set-up; of a list of values, each game has one at random. Fails if a set-up with a
  /// value is refused.
  Outcome<Done> setOptions(const Json& options, std::uint64_t seed);

  /// Asks this while programs think, on any thread. Once it returns true, thinking ends at once, and games
  /// that are not over then do not count.
  void stopWhen(std::function<bool()> stopped) { stopped_ = std::move(stopped); }

  /// Plays the games with these numbers on all processors. A game's course depends on the seed and its number
  /// alone, if its players think in rounds. `played` is called after each, by one thread at a time; if it
  /// fails, no further game begins. Rethrows what a game throws.
  Outcome<Done> play(const std::vector<std::int64_t>& numbers, std::uint64_t seed,
                     const std::function<Outcome<Done>(std::int64_t, const LoggedGame&)>& played);

  /// Returns who plays each seat: {"A":"house:50","B":"random"}.
  [[nodiscard]] Json names() const;
  /// Returns the shares of games that each seat won, with their 95 % intervals (Wilson's). A draw counts
  /// half.
  [[nodiscard]] Json shares(const rules::PlayTotals& totals) const;
  /// Processor time of the longest move in milliseconds.
  [[nodiscard]] double longest() const { return longest_; }

 private:
  /// Who plays a seat.
  struct Player {
    std::string name;
    std::function<std::unique_ptr<rules::Mind>()> mind;
    std::function<rules::Thinking()> thinking;
  };

  explicit SimulatedPlayers(const GameKit& kit) : kit_(kit), game_(*kit.game, kit.cards) {}
  bool seat(rules::Seat seat, const std::string& who);
  [[nodiscard]] std::size_t seatCount() const;
  [[nodiscard]] bool isStopped() const { return stopped_ && stopped_(); }
  [[nodiscard]] rules::Thinking thinkingOf(const Player& player) const;
  static rules::Event withOptions(rules::Event setup, const Json& options);
  [[nodiscard]] rules::Event setupOf(rules::Chance& chance) const;
  LoggedGame playOne(std::uint64_t seed, std::int64_t number, double& longest) const;

  const GameKit& kit_;
  rules::PlayableGame game_;
  Json options_ = Json::object();
  std::array<Player, rules::kMaxSeats> players_;
  std::function<bool()> stopped_;
  double longest_ = 0;
};

}  // namespace lk::app
