// A picture of the card desk in the middle of a card.
#pragma once

#include "app/develop/shots/take_page.h"

namespace lk::app {

class WindowEngine;

/// Lays a card on the desk, waits until its face is painted, and has the page's picture taken.
Outcome<Done> takeEditor(WindowEngine& window, const TakePage& take);

}  // namespace lk::app
