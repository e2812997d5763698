// A league as plain values: who takes part, who met whom at which table, and how it ended.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/league/model/ids.h"

namespace lk::league {

enum class Format : std::uint8_t { swiss, roundRobin, ladder };

/// How a match of two ended. Both win or both lose where a game is played together, against its cards.
enum class Decision : std::uint8_t { firstWon, secondWon, drawn, bothWon, bothLost };

/// A player in a league. Who joins late is paired from the next round on; who drops keeps what was won.
struct Entry {
  PlayerId player{};
  int drawNumber = 0;  // order of joining, from 1
  bool dropped = false;
};

/// Two players at a table in a round; the first one starts. Without a second it is a bye.
struct Match {
  RoundNumber round{};
  TableNumber table{};
  PlayerId first{};
  std::optional<PlayerId> second;
  std::optional<Decision> decided;  // none: they still play. Of a bye: firstWon

  friend bool operator==(const Match&, const Match&) = default;
};

/// Points that an organiser took off a player. They count for nobody's opponents.
struct Penalty {
  PlayerId player{};
  int points = 0;
  std::string why;
};

/// One season of a league. `entries` are in order of their draw numbers, `matches` of round and table.
struct League {
  std::string name;
  std::string season;              // empty where there is only one
  std::vector<std::string> games;  // ids; one at least
  Format format = Format::swiss;
  int rounds = 0;  // as many as will be played; 0: as many as can be, or as people like
  std::vector<Entry> entries;
  std::vector<Match> matches;
  std::vector<Penalty> penalties;
};

/// What a match is worth. A bye is worth a win.
inline constexpr int kWin = 3;
inline constexpr int kDraw = 1;

/// Points of either player for a decision.
constexpr int pointsOfFirst(Decision decision) {
  if (decision == Decision::firstWon || decision == Decision::bothWon) return kWin;
  return decision == Decision::drawn ? kDraw : 0;
}
constexpr int pointsOfSecond(Decision decision) {
  if (decision == Decision::secondWon || decision == Decision::bothWon) return kWin;
  return decision == Decision::drawn ? kDraw : 0;
}

/// The newest round that was paired; none before the first.
std::optional<RoundNumber> newestRound(const League& league);
/// The tables at which people still play, in order.
std::vector<Match> openMatches(const League& league);

/// The words of the command line, the files and the database.
std::string_view wordOf(Format format);
std::string_view wordOf(Decision decision);
std::optional<Format> formatFrom(std::string_view word);
std::optional<Decision> decisionFrom(std::string_view word);

}  // namespace lk::league
