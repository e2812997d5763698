// The page of the phones at the table, for shots.
#pragma once

#include "app/develop/shots/take_page.h"
#include "app/window/window_engine.h"
#include "rules/text/fault.h"

namespace lk::app {

/// Ann's phone is there, and the code for Ben's is shown; nothing listens for it.
Outcome<Done> takePhones(WindowEngine& window, const TakePage& take);

}  // namespace lk::app
