// Why a night waits, and what to do about it.
#pragma once

#include <QString>

#include "app/session/pause.h"

namespace lk::app {

/// One or two short sentences; empty for none.
QString pauseText(Pause pause);

}  // namespace lk::app
