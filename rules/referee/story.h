// What a game says of itself so that a night of it can be told afterwards: which of its steps begin a turn,
// make the story or hurt, which numbers are worth following, and what a win rests on.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/state.h"

namespace lk::rules {

/// How a step that hurts says by how much: its amount, or what is lost from `from` down to its amount.
enum class Harm : std::uint8_t { amount, lostFrom };

/// Names of the game's own steps and figures (Vocabulary), all storage static. What a game leaves out, its
/// nights are told without.
struct Course {
  bool together = false;                      // all win or lose together
  std::string_view turn;                      // the step that begins a stretch of the night
  std::span<const std::string_view> story;    // steps worth telling afterwards
  std::span<const std::string_view> figures;  // of the seats, worth drawing over the stretches, first first
  // A fight: the step it begins with and those it ends with (their seat, if any, has won it), and what hurts
  // in it: the seat of such a step is whom.
  std::string_view fight;
  std::span<const std::string_view> fightEnds;
  std::string_view hurts;
  Harm harm = Harm::amount;
  std::string_view plays;                    // a seat plays the card of this step: its favourite is told
  std::span<const std::string_view> ending;  // steps that end the night, the most telling first
};

/// A number as it stands, of a seat or of the whole table.
struct Track {
  std::string_view figure;
  std::optional<Seat> seat;
  int value = 0;
};

/// One question a win rests on, in the order they are asked: `by` as in Result, each seat's number, and
/// whether it decided. Asking ends there.
struct Decider {
  std::string_view by;
  RuleId rule;
  std::array<int, kMaxSeats> values{};
  bool decides = false;
  friend bool operator==(const Decider&, const Decider&) = default;
};

/// How the nights of one game are told. Stateless.
class Story {
 public:
  virtual ~Story() = default;

  [[nodiscard]] virtual const Course& course() const = 0;
  /// The numbers worth following as they stand. Only what the table may know.
  [[nodiscard]] virtual std::vector<Track> tracks(const State& state) const = 0;
  /// What the result as it stands rests on; empty where it is no matter of comparing.
  [[nodiscard]] virtual std::vector<Decider> deciders(const State& state) const {
    (void)state;
    return {};
  }
};

/// The figures of a course as they stand.
std::vector<Track> figureTracks(const Course& course, std::span<const FigureSpec> seatFigures,
                                const State& state);

class Game;
/// The same of a game that may have nothing to tell.
const Course& courseOf(const Game& game);
std::vector<Track> tracksOf(const Game& game, const State& state);
std::vector<Decider> decidersOf(const Game& game, const State& state);

}  // namespace lk::rules
