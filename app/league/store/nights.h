// Nights in a database: each counts once, at the table where it was played.
#pragma once

#include <variant>

#include "app/league/store/leagues.h"

namespace lk::league {

/// A night that its referee has judged to its end. `decision` speaks of the seats A (first) and B.
struct Night {
  std::string game;
  std::string events;  // one a line
  std::string digest;  // of `events`
  std::string by;      // the game's word for what decided
  Decision decision = Decision::drawn;
};

/// A night, and what is known of where it was played.
struct Report {
  LeagueId league{};
  std::optional<RoundNumber> round;  // the newest one else
  std::optional<TableNumber> table;  // the one where `players` sit, or the only one that plays, else
  std::vector<std::string> players;  // at the seats A and B, or none: then the first starts at A
  Night night;
};

/// It is there. `again`: it was before.
struct Counted {
  Match match;
  int revision = 1;
  bool again = false;
};

/// Why a night does not count.
enum class Declined : std::uint8_t {
  otherGame,         // the league does not play it
  whichTable,        // several tables play, and nothing says which it was
  noSuchTable,       // not paired, or a bye
  notAtTable,        // others sit there
  countedElsewhere,  // the same night counts at another table
  otherNight         // the table has another night
};

using Delivery = std::variant<Counted, Declined>;

/// Counts a night, once whatever happens. One that goes on from the table's night takes its place; one that
/// it went on from is known already. Faults are the database's alone.
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
/// Keeps a night as it was counted elsewhere; whoever does so is noted as its login.
Outcome<Done> storeNight(Database& database, LeagueId league, const StoredNight& kept);
/// Every night of a league, by round, table and revision.
Outcome<std::vector<StoredNight>> nightsOf(Database& database, LeagueId league);

/// The word for the command line.
std::string_view wordOf(Declined declined);

}  // namespace lk::league
