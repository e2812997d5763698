// What a game provides so that its nights can be told afterwards. This covers the steps that begin a turn,
// make the story or deal harm, the numbers to follow, and what a win rests on.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/core/state.h"

namespace lk::rules {

/// How a harmful step says by how much: its amount, or the difference from `from` down to its amount.
enum class Harm : std::uint8_t { amount, lostFrom };

/// Names of the game's own steps and figures (Vocabulary); all storage is static. Fields left empty are not
/// told.
struct Course {
  bool together = false;                      // cooperative: all win or lose together
  std::string_view turn;                      // step that begins a section of the night
  std::span<const std::string_view> story;    // steps worth telling afterwards
  std::span<const std::string_view> figures;  // seat figures to chart over the sections, most important first
  // A fight: the step that begins it and those that end it; their seat, if any, has won. `hurts` is the
  // harmful step in it; its seat is the victim, also where it ends the fight.
  std::string_view fight;
  std::span<const std::string_view> fightEnds;
  std::string_view hurts;
  Harm harm = Harm::amount;
  std::string_view plays;                    // step by which a seat plays a card; tells its favourite card
  std::span<const std::string_view> ending;  // steps that end the night, the most telling first
};

/// The current value of a number, of a seat or of the whole table.
struct Track {
  std::string_view figure;
  std::optional<Seat> seat;
  int value = 0;
};

/// One question that decides a win, in the order of asking: `by` as in Result, each seat's number, and
/// whether it decided. The list ends with the deciding question.
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
  /// Returns the current numbers worth following. Only what the table may know.
  [[nodiscard]] virtual std::vector<Track> tracks(const State& state) const = 0;
  /// Returns what the current result rests on; empty if it is not decided by comparing.
  [[nodiscard]] virtual std::vector<Decider> deciders(const State& state) const {
    (void)state;
    return {};
  }
};

/// Returns the current figures of a course.
std::vector<Track> figureTracks(const Course& course, std::span<const FigureSpec> seatFigures,
                                const State& state);

class Game;
/// Does the same for any game; the results are empty if it has no story.
const Course& courseOf(const Game& game);
std::vector<Track> tracksOf(const Game& game, const State& state);
std::vector<Decider> decidersOf(const Game& game, const State& state);

}  // namespace lk::rules
