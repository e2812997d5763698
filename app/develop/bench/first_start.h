// Somebody who starts the program for the first time: from an empty profile through camera, printing and
// table to a first lesson or a first night.
#pragma once

#include "app/develop/robots/window_walk.h"

namespace lk::app {

enum class FirstGoal { lesson, night };

/// Takes the way the first page offers. `language`: its id. People read, think and tap at `pace`; what
/// printer and hands need is assumed and told in the source; the table is that of the virtual one. Fault: a
/// tap has nothing to hit, or a step is not ticked. Needs a QGuiApplication.
Outcome<Walked> playFirstStart(const QString& language, FirstGoal goal, const HumanPace& pace = kFirstTimer);

}  // namespace lk::app
