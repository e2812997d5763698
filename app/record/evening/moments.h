// The moments of a night people will talk about: its biggest hit, the turn after which its winner was never
// caught again, its closest fight.
#pragma once

#include <optional>

#include "app/record/evening/evening_words.h"

namespace lk::app {

/// The stretch in which the winner, or who leads, took the lead for good; where no lead was taken, the one
/// that brought most. By the first figure the game's nights are told by; none where the seats have none of
/// their own.
std::optional<std::size_t> turningPoint(const NightStory& evening);
/// The fight in which both lost something, and most nearly as much. Never the one in which most was
/// lost, which is told anyway; none where there are not two players.
std::optional<std::size_t> closestFight(const NightStory& evening);

struct NightMoment {
  QString measure;  // "Turning point"
  QString title;    // when it was
  QString text;
  int event = 0;  // where to look at it
};
/// At most three, in the order they are told; fewer where a night has fewer.
std::vector<NightMoment> momentsOf(const NightStory& evening, const GameKit& kit, const Names& names = {});

}  // namespace lk::app
