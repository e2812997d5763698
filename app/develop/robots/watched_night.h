// A directed night as the table session hears it, against what the hands meant.
#pragma once

#include <string>
#include <vector>

#include "app/cli/staging/directed_night.h"
#include "stage/stage.h"
#include "vision/cards/name/card_index.h"

namespace lk::app {

struct NightScore {
  int events = 0;                   // that hands showed
  int told = 0;                     // of which were heard as they were meant
  int late = 0;                     // of which only after the hands had gone on
  int untold = 0;                   // not heard: somebody said them at last
  int wrong = 0;                    // heard that nobody meant: taken back
  int questions = 0;                // asked
  std::vector<double> delays;       // seconds from the last hand gone to the event, of those in time
  std::vector<std::string> faults;  // each wrong, untold or asked thing, in words for developers

  void add(const NightScore& other);
};

/// Watches `night` on `stage`, its scene. Where nothing happens only some frames are looked at. What was not
/// heard in time is said, what nobody meant is taken back: the night comes to its end all the same.
Outcome<NightScore> watchDirected(const DirectedNight& night, stage::Stage& stage,
                                  const std::shared_ptr<const GameKit>& kit, vision::CardIndex cards);

}  // namespace lk::app
