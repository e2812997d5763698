// Pictures of the pages about cards: all of them, one being taught, many at once, two that are alike.
#pragma once

#include "app/develop/shots/take_page.h"
#include "app/window/window_engine.h"

namespace lk::app {

/// Teaches the cards of a sample scene into `library`, a file that is not there yet. Needs a QGuiApplication.
Outcome<Done> takeCards(WindowEngine& window, const std::string& library, const TakePage& take);

}  // namespace lk::app
