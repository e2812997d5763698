// Statistics of many played games about a game's balance, for its designers.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/referee/random_play.h"

namespace lk::rules {

/// Games counted for one side.
struct Tally {
  std::int64_t games = 0, wins = 0, draws = 0;

  /// Share of games won, 0..1; a draw counts half. 0 without games.
  [[nodiscard]] double rate() const;
};

/// A range of rates, 0..1.
struct Interval {
  double low = 0, high = 1;
};

/// Returns Wilson's score interval of the rate at 95 % confidence (E. B. Wilson, 1927); 0..1 without games.
Interval confidence(const Tally& tally);

/// Choices of programs, and those whose options were worth the same as far as the programs could tell.
struct Decisions {
  std::int64_t made = 0, idle = 0;
  friend bool operator==(const Decisions&, const Decisions&) = default;
};

/// What a report needs to know of one played game.
struct PlayedGame {
  std::array<std::string, kMaxSeats> chosen;  // what each side played; empty if nobody chooses
  std::optional<Seat> starter;                // nullopt if the rules, not the setup, say who begins
  std::map<std::string, std::string> options;
  int events = 0;  // with the setup
  std::string by;  // Result::by
  std::optional<Seat> winner;
  Together together = Together::no;
  std::array<std::set<std::string>, kMaxSeats> cards;  // that each side named
  std::array<std::set<std::string>, kMaxSeats> drawn;  // that each side had in its hand, if it has one
  int swings = 0;                                      // how often another side took the lead
  std::map<std::string, Decisions> decisions;          // of programs, by kind of event
  friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

/// Notes what a report needs of each game that it follows.
class GameNotes final : public PlayObserver {
 public:
  /// `ended` gets each game. `game` and `cards` must outlive it.
  GameNotes(const Game& game, const CardBook& cards, std::function<void(const PlayedGame&)> ended);

  void begun(const Event& setup) override;
  void judged(const Event& event) override;
  void stands(const State& state, const Holdings& held) override;
  void chosen(const Event& event, bool mattered) override;
  void ended(const Result& result) override;

 private:
  const Game& rules_;
  const SetupSpec& setup_;
  const std::map<std::string, std::vector<std::string_view>, std::less<>> cardFields_;  // by kind of event
  const CardBook& cards_;
  std::function<void(const PlayedGame&)> ended_;
  PlayedGame game_;                                       // the current one
  std::array<std::set<std::uint16_t>, kMaxSeats> drawn_;  // places of cards
  std::optional<Seat> leader_;
};

/// What the games come to.
struct PlayReport {
  /// Counts a game. `totals.refused` is the caller's.
  void add(const PlayedGame& game);
  /// Returns the number of events, or of changes of the lead, that a share of all games (0..1) does not
  /// exceed.
  [[nodiscard]] int lengthAt(double share) const;
  [[nodiscard]] int swingsAt(double share) const;

  PlayTotals totals;
  /// Field of the `setup` event that says what each side plays ("classes"); empty if nobody chooses.
  std::string_view choice;
  /// Results of the first choice against the second. Each game of two players counts both ways. A mirror
  /// match counts once, for the side that began (A if the setup does not say). Empty for more than two
  /// players.
  std::map<std::pair<std::string, std::string>, Tally> matchups;
  /// Results of the sides that began; nullopt if the rules, not the setup, say who does.
  std::optional<Tally> starters;
  /// The same by an option's name and value, for options of which the games had several values.
  [[nodiscard]] std::map<std::pair<std::string, std::string>, Tally> optionsCompared() const;
  std::map<std::pair<std::string, std::string>, Tally> options;  // of all
  std::map<std::string, std::int64_t> endings;                   // games by Result::by
  std::map<int, std::int64_t> lengths;                           // games by their number of events
  std::map<std::string, Tally> cards;          // by id: sides that named the card at least once
  std::map<std::string, Tally> drawn;          // sides that had it in their hand
  std::map<std::string, Tally> leftOut;        // sides that had it there and never named it
  std::map<int, std::int64_t> swings;          // games by the number of times that the lead changed
  std::map<std::string, Decisions> decisions;  // by kind of event
  /// Returns whether players who named the card won less often than those who kept it, by more than luck.
  [[nodiscard]] bool isBetterLeftOut(const std::string& card) const;
};

/// Returns a report of a game without games.
PlayReport emptyReport(const Game& game);

/// Plays as playRandomly() does and counts. `played` is called after each game with the number played so far.
/// Takes two to three times as long: every move is written as an event.
PlayReport reportRandomPlay(const Game& game, const CardBook& cards, std::int64_t games, std::uint64_t seed,
                            const std::function<void(std::int64_t)>& played = {});

}  // namespace lk::rules
