// A league as plain values: players, pairings and results.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/league/model/ids.h"

namespace lk::league {

struct LeagueFormat;

/// How a match ended. bothWon and bothLost occur in cooperative games, played against the game's cards.
enum class Decision : std::uint8_t { firstWon, secondWon, drawn, bothWon, bothLost };

/// A player in a league. One who joins late is paired from the next round on; one who drops keeps the points
/// won.
struct Entry {
  PlayerId player{};
  int drawNumber = 0;  // order of joining, from 1; unique. A merge may leave gaps once a round is paired
  bool dropped = false;
};

/// Two players at a table in a round; the first one starts. A match without a second player is a bye.
struct Match {
  RoundNumber round{};
  TableNumber table{};
  PlayerId first{};
  std::optional<PlayerId> second;
  std::optional<Decision> decided;  // none: still playing. A bye: firstWon

  friend bool operator==(const Match&, const Match&) = default;
};

/// Points taken off a player by an organiser. They do not affect the opponents' tie-breaks.
struct Penalty {
  PlayerId player{};
  int points = 0;
  std::string why;
};

/// One season of a league. `entries` are ordered by draw number, `matches` by round and table.
struct League {
  std::string name;
  std::string season;                    // empty if there is only one
  std::vector<std::string> games;        // ids; at least one
  const LeagueFormat* format = nullptr;  // one of leagueFormats(); only an unfilled League has none
  int rounds = 0;                        // planned; 0: as many as possible, or open-ended
  std::vector<Entry> entries;
  std::vector<Match> matches;
  std::vector<Penalty> penalties;
};

/// Points of a match. A bye is worth a win.
inline constexpr int kWin = 3;
inline constexpr int kDraw = 1;

/// Points of each player for a decision.
constexpr int pointsOfFirst(Decision decision) {
  if (decision == Decision::firstWon || decision == Decision::bothWon) return kWin;
  return decision == Decision::drawn ? kDraw : 0;
}
constexpr int pointsOfSecond(Decision decision) {
  if (decision == Decision::secondWon || decision == Decision::bothWon) return kWin;
  return decision == Decision::drawn ? kDraw : 0;
}

/// Returns the newest paired round; nullopt before the first.
std::optional<RoundNumber> newestRound(const League& league);
/// Returns the tables still playing, in order.
std::vector<Match> openMatches(const League& league);

/// Conversion to and from the words used by the command line, the files and the database.
std::string_view wordOf(Decision decision);
std::optional<Decision> decisionFrom(std::string_view word);

}  // namespace lk::league
