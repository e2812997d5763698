// A night that is looked at: what it came to, and the table at every step of it.
#pragma once

#include <memory>

#include "app/record/evening/player_figures.h"
#include "app/record/evening/record.h"
#include "app/window/shared/moment.h"

namespace lk::app {

/// `moments` holds one for every event of the log, take-backs among them, each as the table saw it then.
struct OpenNight {
  NightRecord record;
  std::vector<Moment> moments;
  bool live = false;  // it has just been played at this table
};
using OpenNightPtr = std::shared_ptr<const OpenNight>;

/// Plays a night again for the table's eyes. A fault: these rules do not accept it.
Outcome<OpenNightPtr> openNight(NightLog log, bool live);

}  // namespace lk::app
