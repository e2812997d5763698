// Screenshots of the rules: a search, and the explanation of a keyword.
#pragma once

#include "app/develop/shots/take_page.h"
#include "app/window/window_engine.h"

namespace lk::app {

/// Leaves the rules page unchanged.
Outcome<Done> takeRules(WindowEngine& window, const TakePage& take);

}  // namespace lk::app
