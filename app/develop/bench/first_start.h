// Simulates a user who starts the program for the first time: from an empty profile through camera, printing
// and table setup to a first lesson or a first night.
#pragma once

#include "app/develop/robots/window_walk.h"

namespace lk::app {

enum class FirstGoal { lesson, night };

/// Follows the steps offered by the first page. `language` is an id. Reading, thinking and tapping take time
/// according to `pace`; the durations of printing and handling sheets are assumptions in the source; the
/// table is the virtual one. Fails if a button is missing or a step is not ticked off. Needs a
/// QGuiApplication.
Outcome<Walked> playFirstStart(const QString& language, FirstGoal goal, const HumanPace& pace = kFirstTimer);

/// What a table has to do from the first start to the first judged fight of a game.
struct FirstEveningCount {
  Walked walked;
  int sheets = 0;  // of paper
  int cuts = 0;    // pieces cut out of them
  int moves = 0;   // events at the table, up to the one that is judged
};

/// Chooses the camera, prints and cuts what a first game needs, tests the camera, starts a night of the game,
/// and plays its sample night up to the first fight. Fails like playFirstStart().
Outcome<FirstEveningCount> countFirstEvening(const std::string& game, const QString& language,
                                             const HumanPace& pace = kFirstTimer);

}  // namespace lk::app
