// The mistakes of a finished night: each move of a seat compared with the best that was surely possible, by
// what the seat knew then.
#pragma once

#include <span>
#include <vector>

#include "rules/player/analysis.h"
#include "rules/player/house_seats.h"
#include "rules/player/replayed_night.h"

namespace lk::rules {

/// A move that cost more than the noise of the estimates.
struct Mistake {
  std::size_t place = 0;  // of the event among those of the night
  Seat seat = Seat::A;
  Event played;
  Event better;
  Estimate then;        // after the played move
  Estimate betterThen;  // after the better one
  double error = 0;     // one standard error of the cost
  Line line;            // read after the better one
  [[nodiscard]] double cost() const { return betterThen.chance - then.chance; }
};

/// How much is thought about a move. A better move found in the first rounds is compared again with the
/// played one, in new rounds: otherwise what was found by luck alone would count as better.
struct Judging {
  int rounds = 300;
  int again = 1200;
};

/// A mistake costs at least so much of the chance to win, and at least so many errors of the cost.
inline constexpr double kMinCost = 0.05;
inline constexpr double kMinErrors = 2.5;

/// Judges a night move by move, so that a caller can show how far it is, and stop. `game` and the events must
/// outlive it. Not thread-safe.
class JudgedNight {
 public:
  /// `standing`: the accepted events in force, the set-up first.
  JudgedNight(const PlayableGame& game, std::span<const Event> standing, const Judging& judging = {});

  /// Judges the next event. Returns false if there is none.
  bool next();
  [[nodiscard]] std::size_t done() const { return done_; }
  [[nodiscard]] std::size_t total() const { return standing_.size(); }
  /// Returns the mistakes found so far, the costliest first.
  [[nodiscard]] const std::vector<Mistake>& mistakes() const { return mistakes_; }

 private:
  void judge(const Event& event, Seat seat);
  [[nodiscard]] OwnCards cardsFor(const Event& event, Seat seat) const;
  [[nodiscard]] bool isChoice(const Event& event) const;

  bool take(const Event& event);

  const PlayableGame& game_;
  std::span<const Event> standing_;
  Judging judging_;
  HouseSeats houses_;
  NightReplay replay_;
  std::vector<NightReplay> known_;  // by seat: the same night as that seat may know it
  std::size_t done_ = 0;
  std::vector<Mistake> mistakes_;
};

}  // namespace lk::rules
