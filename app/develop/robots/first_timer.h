// Simulates a beginner in the window: from the program's first page through the lessons to the end of a first
// guided round, with the virtual table as camera.
#pragma once

#include "app/develop/robots/window_walk.h"

namespace lk::app {

/// Takes the shortest way that the pages offer to the recommended lesson. Each lesson is a part named by its
/// id; the pages before have the name "". `language` is an id. Times are those of the virtual table, and on
/// other pages of reading and tapping at `pace`. Fails if a button is missing or a lesson does not finish.
/// Needs a QGuiApplication.
Outcome<Walked> playFirstTimer(const QString& language, const HumanPace& pace = kFirstTimer);

}  // namespace lk::app
