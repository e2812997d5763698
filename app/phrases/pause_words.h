// Describes why a night is paused, and what to do about it.
#pragma once

#include <QString>

#include "app/session/watch/pause.h"

namespace lk::app {

/// Returns one or two short sentences; empty for Pause::none.
QString pauseText(Pause pause);

}  // namespace lk::app
