// Pictures of the rules: searched, and a word of the cards worked out.
#pragma once

#include "app/develop/shots/take_page.h"
#include "app/window/window_engine.h"

namespace lk::app {

/// Leaves the rules as they were.
Outcome<Done> takeRules(WindowEngine& window, const TakePage& take);

}  // namespace lk::app
