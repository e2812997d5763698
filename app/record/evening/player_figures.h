// What people have to show for all their nights, by name.
#pragma once

#include <span>

#include <QString>

#include "app/record/evening/evening.h"
#include "carddb/journal.h"

namespace lk::app {

/// A night of the list and what it came to; `kit` is that of its game.
struct SummedNight {
  carddb::NightInfo info;
  NightSummary summary;
  std::shared_ptr<const GameKit> kit;
};

struct PlayerFigures {
  QString name;
  int nights = 0;
  int finished = 0;
  int won = 0;  // of those that were finished
  int fightsWon = 0;
  int dealt = 0;
  int points = 0;  // over all nights that count points
  int nightsWithPoints = 0;
  int bestFight = 0;           // the most dealt in one
  std::int64_t bestNight = 0;  // the night it was in, 0 for none
  QString favourite;           // the name of the card played most often, empty for none
  int favouriteCount = 0;
};

/// One entry a name, most nights first, then by name. Names count as the same whatever their capitals; seats
/// nobody gave a name to are left out.
std::vector<PlayerFigures> playerFigures(std::span<const SummedNight> nights);

}  // namespace lk::app
