// What one player has to show: their nights, whom they met, what they played as, streaks and records.
#pragma once

#include <span>
#include <vector>

#include <QDate>

#include "app/record/evening/player_figures.h"

namespace lk::app {

/// Which nights are looked at: those of one game, or of all when it is empty; those begun on that day or
/// later, or all when there is none.
struct NightsWanted {
  std::string game;
  QDate since;
};

enum class NightEnd { won, lost, drawn, left };

/// A night as one of its players had it.
struct PlayerNight {
  std::int64_t id = 0;
  std::string game;
  std::string startedAt;
  NightEnd end = NightEnd::left;
  bool together = false;        // all won or lost together
  std::optional<int> points;    // where seats have points of their own
  std::string playsAs;          // the card it played as, by its id; empty where there is none
  std::vector<QString> others;  // who else had a name, by seat
  std::shared_ptr<const GameKit> kit;
};

/// Somebody met in nights that were played against each other to their end.
struct Opponent {
  QString name;
  int won = 0;  // by the player of the page
  int lost = 0;
  int drawn = 0;
};

/// A card the player played as, and what came of it.
struct PlayedAs {
  std::string game;
  std::string card;
  std::shared_ptr<const GameKit> kit;
  int nights = 0;
  int finished = 0;
  int won = 0;
};

/// The most of something, and the night it was in; 0 and 0 where there is nothing to tell.
struct Highest {
  std::int64_t value = 0;
  std::int64_t night = 0;
};

struct PlayerPage {
  PlayerFigures figures;            // over the nights that are looked at
  std::vector<PlayerNight> nights;  // newest first
  std::vector<Opponent> opponents;  // most nights first, then by name
  std::vector<PlayedAs> playedAs;   // most nights first
  int winsInARow = 0;               // up to now, of nights played to their end
  int mostWinsInARow = 0;
  Highest bestFight;               // damage
  Highest mostPoints;              // in a night that was finished
  Highest longest;                 // seconds
  std::vector<std::string> games;  // all the player ever played, by id, whatever is looked at
};

/// Of `nights`, newest first, those a player of that name was at; capitals do not matter.
std::vector<SummedNight> nightsOf(const QString& name, std::span<const SummedNight> nights,
                                  const NightsWanted& wanted = {});
/// `nights` as above. A name nobody played under has a page with nothing on it.
PlayerPage playerPage(const QString& name, std::span<const SummedNight> nights,
                      const NightsWanted& wanted = {});

/// Those who played last, at most `most` of them, each once; seats nobody gave a name to are left out.
/// `nights`: newest first.
std::vector<QString> recentPlayers(std::span<const carddb::NightInfo> nights, std::size_t most);

}  // namespace lk::app
