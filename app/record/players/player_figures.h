// The figures of a player: the one table from which lists, pages and files are made.
#pragma once

#include <map>
#include <memory>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include <QString>

#include "app/record/evening/evening.h"
#include "carddb/journal.h"

namespace lk::app {

/// A night of the list with its results. `kit` is its game's.
struct SummedNight {
  carddb::NightInfo info;
  NightSummary summary;
  std::shared_ptr<const GameKit> kit;
};

/// Returns the results of a seat.
inline const SeatSum& sumOf(const SummedNight& night, rules::Seat seat) {
  return night.summary.sums[rules::index(seat)];
}

/// A player's figure in one night: none if it does not count in it, a number, or how often each card was
/// played, by id. The map belongs to the night.
using FigureOfNight = std::variant<std::monostate, int, const std::map<std::string, int>*>;

/// What the numbers of several nights become. Of cards, the one played most often is shown.
enum class AddUp : std::uint8_t {
  sum,
  greatest,
  mean,  // of the nights in which it counts
  share  // the sum, and the number of nights in which it counts
};

struct PlayerFigure {
  std::string_view key;  // heading of its column in files
  const char* label;     // in lists and on pages: English, translated when it is shown
  FigureOfNight (*ofNight)(const SummedNight& night, rules::Seat seat);
  AddUp addUp = AddUp::sum;
  bool shownIfZero = false;
  bool inFiles = true;  // has a column
};

/// Returns all figures, in the order in which they are shown and written. Static storage.
std::span<const PlayerFigure> playerFigureTable();

/// A figure over several nights.
struct FigureTotal {
  const PlayerFigure* figure = nullptr;
  int value = 0;
  int nights = 0;  // in which it counts
  QString card;    // name of the card played most often, empty if none
};

struct PlayerFigures {
  QString name;
  int nights = 0;
  std::vector<FigureTotal> totals;  // in the order of the table

  /// Returns the total of the figure with that key; nullptr if there is none.
  [[nodiscard]] const FigureTotal* find(std::string_view key) const;
};

/// Returns one entry per name, sorted by number of nights, then by name. Names are compared without case.
/// Seats without a name are left out. `table` must outlive the result.
std::vector<PlayerFigures> playerFigures(std::span<const SummedNight> nights,
                                         std::span<const PlayerFigure> table = playerFigureTable());

/// A figure as people read it.
struct FigureLine {
  QString label;
  QString value;
};
/// Returns the figures that say something about the player.
std::vector<FigureLine> figureLines(const PlayerFigures& player);

}  // namespace lk::app
