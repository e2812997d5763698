// Nights in a database: each counts once, at the table where it was played.
#pragma once

#include <variant>

#include "app/league/store/leagues.h"

namespace lk::league {

/// A night that the referee has judged to its end. `decision` is from the seats' view: A is first, B second.
struct Night {
  std::string game;
  std::string events;  // one per line
  std::string digest;  // of `events`
  std::string by;      // the game's word for what decided it
  Decision decision = Decision::drawn;
};

/// A night, and what is known about where it was played.
struct Report {
  LeagueId league{};
  std::optional<RoundNumber> round;  // none: the newest round
  std::optional<TableNumber> table;  // none: the table of `players`, or the only one still playing
  std::vector<std::string> players;  // at the seats A and B; empty: the first player had seat A
  Night night;
};

/// The night counts. `again`: it did before this delivery.
struct Counted {
  Match match;
  int revision = 1;
  bool again = false;
};

/// Why a night does not count.
enum class Declined : std::uint8_t {
  otherGame,         // the league is not played with it
  whichTable,        // several tables are still playing, and the report does not say which it was
  noSuchTable,       // not paired, or a bye
  notAtTable,        // other players sit there
  countedElsewhere,  // the same night counts at another table
  otherNight         // the table has a different night
};

using Delivery = std::variant<Counted, Declined>;

/// Counts a night; delivering it again changes nothing. A night that continues the table's night becomes its
/// next revision; one that the table's night already contains counts as delivered. Faults come from the
/// database only.
Outcome<Delivery> deliver(Database& database, const Report& report);

/// A night that counts, with its table.
struct StoredNight {
  RoundNumber round{};
  TableNumber table{};
  int revision = 1;
  bool seatAIsFirst = true;
  Night night;  // without its game
  std::string countedAt;
  std::string login;
};
/// Stores a night that was counted elsewhere. The current login is recorded with it, on a server also the
/// current time.
Outcome<Done> storeNight(Database& database, LeagueId league, const StoredNight& kept);
/// Returns every night of a league, by round, table and revision.
Outcome<std::vector<StoredNight>> nightsOf(Database& database, LeagueId league);

/// Returns the word used on the command line.
std::string_view wordOf(Declined declined);

}  // namespace lk::league
