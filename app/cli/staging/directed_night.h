// Plays a night that is written down as events with hands at the virtual table: a scene in which cards,
// choice cards and dice say every one of them, and nobody taps or speaks.
#pragma once

#include <cstdint>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/core/event.h"
#include "rules/referee/chance.h"
#include "rules/text/fault.h"

namespace lk::app {

/// How the hands go about it.
struct HandsManner {
  std::uint64_t seed = 1;  // of all chance
  double fps = 10;
  double slop = 1;     // as in scenes
  bool tidy = true;    // one thing after the other; else people play as they do: hands pass and rest over the
                       // table, both act at once, cards lie askew, are nudged, lifted and laid back, and a
                       // choice card is laid that answers nothing
  double pause = 0.8;  // seconds after a hand is gone before the next one comes
};

struct DirectedNight {
  Json scene;                        // as scene.json has it, without camera, light and table
  std::vector<rules::Event> events;  // what it says, in the order in which it is meant
  std::vector<double> shown;         // seconds at which each lies there, and no hand over it; the set-up at 0
  std::vector<double> moments;       // seconds at which something has just come to rest or left the table
  double seconds = 0;
};

/// `events` begins with the set-up. Fault: hands cannot say an event, or the rules do not accept it; its
/// place is the line.
Outcome<DirectedNight> directNight(const GameKit& kit, const std::vector<rules::Event>& events,
                                   const HandsManner& manner);

/// A night of random choices that hands can say, from `setup` to its end.
std::vector<rules::Event> anyNightByHands(const GameKit& kit, const rules::Event& setup,
                                          rules::Chance& chance);

}  // namespace lk::app
