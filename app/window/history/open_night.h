// A night opened from the history: its record, and the state of the table at every step.
#pragma once

#include <memory>

#include "app/record/evening/record.h"
#include "app/record/players/player_figures.h"
#include "app/window/shared/moment.h"

namespace lk::app {

/// `moments` has one entry for every event of the log, take-backs included, each as the table saw it then.
struct OpenNight {
  NightRecord record;
  std::vector<Moment> moments;
  bool live = false;  // it has just been played at this table
};
using OpenNightPtr = std::shared_ptr<const OpenNight>;

/// Replays a night for the table audience. Returns a fault if the current rules do not accept it.
Outcome<OpenNightPtr> openNight(NightLog log, bool live);

}  // namespace lk::app
