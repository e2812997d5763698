// Compares the events recognised in a directed night with the intended ones.
#pragma once

#include <string>
#include <vector>

#include "app/cli/staging/directed_night.h"
#include "stage/stage.h"
#include "vision/cards/name/card_index.h"

namespace lk::app {

struct NightScore {
  int events = 0;                   // shown by hands
  int recognised = 0;               // of these: recognised as intended
  int late = 0;                     // of these: more than a second after the hands had gone
  int missed = 0;                   // not recognised: entered by hand at last
  int wrong = 0;                    // recognised but not intended: taken back
  int questions = 0;                // rulings that were refused or unclear
  std::vector<double> delays;       // seconds from the last hand leaving to the event, for those in time
  std::vector<std::string> faults;  // each wrong, missing or refused event, as text for developers

  void add(const NightScore& other);
};

/// Watches `night` on `stage`, its scene. While nothing happens only some frames are examined. Events that
/// were not recognised in time are entered, unintended ones are taken back, so the night always reaches its
/// end.
Outcome<NightScore> watchDirected(const DirectedNight& night, stage::Stage& stage,
                                  const std::shared_ptr<const GameKit>& kit, vision::CardIndex cards);

}  // namespace lk::app
