// The statistics of one player: nights, opponents, cards played as, streaks and records.
#pragma once

#include <span>
#include <vector>

#include <QDate>

#include "app/record/players/player_figures.h"

namespace lk::app {

/// Selects nights: of one game, or of all games if `game` is empty; begun on `since` or later, or at any time
/// if it is null.
struct NightsWanted {
  std::string game;
  QDate since;
};

enum class NightEnd { won, lost, drawn, left };

/// A night from the view of one of its players.
struct PlayerNight {
  std::int64_t id = 0;
  std::string game;
  std::string startedAt;
  NightEnd end = NightEnd::left;
  bool together = false;        // all win or lose together
  std::optional<int> points;    // nullopt if seats have no points of their own
  std::string playsAs;          // id of the card it played as; empty if none
  std::vector<QString> others;  // names of the other players, by seat
  std::shared_ptr<const GameKit> kit;
};

/// Somebody the player met in competitive nights that were finished.
struct Opponent {
  QString name;
  int won = 0;  // by the player of the page
  int lost = 0;
  int drawn = 0;
};

/// A card the player played as, and the results.
struct PlayedAs {
  std::string game;
  std::string card;
  std::shared_ptr<const GameKit> kit;
  int nights = 0;
  int finished = 0;
  int won = 0;
};

/// A record of players: the highest value of one night.
struct PlayerRecord {
  const char* label;  // English, translated when it is shown
  std::int64_t (*ofNight)(const SummedNight& night, rules::Seat seat);  // 0 if the night does not count
  QString (*text)(std::int64_t value);
};

/// Returns all records, in the order in which they are shown. Static storage.
std::span<const PlayerRecord> playerRecordTable();

/// A record and the night it was set in; both are 0 if there is none.
struct Highest {
  const PlayerRecord* record = nullptr;
  std::int64_t value = 0;
  std::int64_t night = 0;

  /// Returns what it is called, for people.
  [[nodiscard]] QString label() const;
};

struct PlayerPage {
  PlayerFigures figures;            // over the selected nights
  std::vector<PlayerNight> nights;  // newest first
  std::vector<Opponent> opponents;  // most nights first, then by name
  std::vector<PlayedAs> playedAs;   // most nights first
  int winsInARow = 0;               // current streak of won nights; unfinished nights are ignored
  int mostWinsInARow = 0;
  std::vector<Highest> records;    // in the order of the table
  std::vector<std::string> games;  // ids of all games of this player, regardless of the selection
};

/// Returns the nights a player of that name took part in, newest first. Names are compared without case.
/// Precondition: `nights` is sorted, newest first.
std::vector<SummedNight> nightsOf(const QString& name, std::span<const SummedNight> nights,
                                  const NightsWanted& wanted = {});
/// `nights` as above. The page of an unknown name is empty.
PlayerPage playerPage(const QString& name, std::span<const SummedNight> nights,
                      const NightsWanted& wanted = {});

/// Returns the players of the newest nights, at most `most`, each once. Seats without a name are left out.
/// Precondition: `nights` is sorted, newest first.
std::vector<QString> recentPlayers(std::span<const carddb::NightInfo> nights, std::size_t most);

}  // namespace lk::app
