// Somebody who never played: from the program's first page through the lessons to the end of a first guided
// round, in the window, before the camera of the virtual table.
#pragma once

#include "app/develop/robots/window_walk.h"

namespace lk::app {

/// Takes the shortest way the pages offer to the lesson one is ready for; a part each lesson by its id, the
/// pages before them "". `language`: its id. Time is that of the virtual table, and of reading and
/// tapping at `pace` on other pages. Fault: a tap has nothing to hit, or a lesson does not come to its end.
/// Needs a QGuiApplication.
Outcome<Walked> playFirstTimer(const QString& language, const HumanPace& pace = kFirstTimer);

}  // namespace lk::app
