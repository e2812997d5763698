// Screenshots of the page for leagues.
#pragma once

#include <string>

#include "app/develop/shots/take_page.h"

namespace lk::app {

class WindowEngine;

/// Takes a league of eight players in its second round, with one night reported. `samples` is the folder of
/// sample nights.
Outcome<Done> takeLeague(WindowEngine& window, const std::string& samples, const TakePage& take);

}  // namespace lk::app
