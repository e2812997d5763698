// Shows an error that keeps the window from opening. People who start the program by an icon see no terminal.
#pragma once

#include "rules/text/fault.h"

namespace lk::app {

/// Shows the fault in the system's language until it is closed, and writes it to standard error. Returns the
/// exit status.
int showStartError(const Fault& fault);

}  // namespace lk::app
