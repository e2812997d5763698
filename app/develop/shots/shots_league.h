// Pictures of the page for leagues.
#pragma once

#include <string>

#include "app/develop/shots/take_page.h"

namespace lk::app {

class WindowEngine;

/// A league of eight in its second round, with one night brought. `samples` is the folder of sample nights.
Outcome<Done> takeLeague(WindowEngine& window, const std::string& samples, const TakePage& take);

}  // namespace lk::app
