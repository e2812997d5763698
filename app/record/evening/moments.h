// The highlights of a night: its biggest hit, its turning point, and its closest fight.
#pragma once

#include <optional>

#include "app/record/evening/evening_words.h"

namespace lk::app {

/// Returns the stretch in which the winner or current leader took the lead and kept it; if the lead never
/// changed, the stretch with the biggest gain. Uses the first figure of the game's course. Returns nullopt if
/// seats have no such figure.
std::optional<std::size_t> turningPoint(const NightStory& evening);
/// Returns the fight in which both players had losses and the difference was smallest. The fight with the
/// biggest losses is excluded, since it is reported anyway. Returns nullopt unless there are two players.
std::optional<std::size_t> closestFight(const NightStory& evening);

struct NightMoment {
  QString measure;  // "Turning point"
  QString title;    // when it happened
  QString text;
  int event = 0;  // index of the event to show
};
/// Returns at most three moments in the order of display.
std::vector<NightMoment> momentsOf(const NightStory& evening, const GameKit& kit, const Names& names = {});

}  // namespace lk::app
