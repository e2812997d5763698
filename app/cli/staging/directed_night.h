// Turns a list of events into a scene of the virtual table, in which hands play cards, choice cards and dice
// so that every event can be recognised without touch or voice input.
#pragma once

#include <vector>

#include "app/cli/staging/hands_options.h"
#include "app/kit/game_kit.h"
#include "rules/core/event.h"
#include "rules/referee/chance.h"
#include "rules/text/fault.h"

namespace lk::app {

struct DirectedNight {
  Json scene;                        // like scene.json, without camera, light and table
  std::vector<rules::Event> events;  // the events it shows, in the intended order
  /// Seconds at which each event is fully visible, with no hand over it; the setup at 0.
  std::vector<double> shown;
  std::vector<double> moments;  // seconds at which something has just come to rest or left the table
  double seconds = 0;
};

/// Creates the scene. `events` begins with the setup. Fails if hands cannot show an event or the rules do not
/// accept it; the fault's line is the event's number, from 1.
Outcome<DirectedNight> directNight(const GameKit& kit, const std::vector<rules::Event>& events,
                                   const HandsOptions& manner);

/// Returns a night of random events that hands can show, from `setup` to its end.
std::vector<rules::Event> randomNightByHands(const GameKit& kit, const rules::Event& setup,
                                             rules::Chance& chance);

}  // namespace lk::app
