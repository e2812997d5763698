// What keeps the window from opening, said on the screen: whoever clicked an icon sees no terminal.
#pragma once

#include "rules/text/fault.h"

namespace lk::app {

/// Shows the fault in the system's language until it is closed, and says it on standard error. Returns the
/// exit status.
int showTrouble(const Fault& fault);

}  // namespace lk::app
