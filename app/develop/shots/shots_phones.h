// A screenshot of the page for connecting phones.
#pragma once

#include "app/develop/shots/take_page.h"
#include "app/window/window_engine.h"
#include "rules/text/fault.h"

namespace lk::app {

/// Shows Ann's phone as connected and the code for Ben's. No server is running.
Outcome<Done> takePhones(WindowEngine& window, const TakePage& take);

}  // namespace lk::app
