// Totals of each player over all nights, by name.
#pragma once

#include <span>

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

struct PlayerFigures {
  QString name;
  int nights = 0;
  int finished = 0;
  int won = 0;  // of the finished ones
  int fightsWon = 0;
  int dealt = 0;
  int points = 0;  // over all nights with points
  int nightsWithPoints = 0;
  int bestFight = 0;           // maximum dealt in one fight
  std::int64_t bestNight = 0;  // id of the night with that fight, 0 if none
  QString favourite;           // name of the card played most often, empty if none
  int favouriteCount = 0;
};

/// Returns one entry per name, sorted by number of nights, then by name. Names are compared without case.
/// Seats without a name are left out.
std::vector<PlayerFigures> playerFigures(std::span<const SummedNight> nights);

}  // namespace lk::app
