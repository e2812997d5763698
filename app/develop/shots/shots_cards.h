// Screenshots of the pages about cards: the list, teaching one card, many cards, two similar ones.
#pragma once

#include "app/develop/shots/take_page.h"
#include "app/window/window_engine.h"

namespace lk::app {

/// Teaches the cards of a sample scene into `library`, a file that does not exist yet. Needs a
/// QGuiApplication.
Outcome<Done> takeCards(WindowEngine& window, const std::string& library, const TakePage& take);

}  // namespace lk::app
