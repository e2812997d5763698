// A screenshot of the card editor with an unfinished card.
#pragma once

#include "app/develop/shots/take_page.h"

namespace lk::app {

class WindowEngine;

/// Puts a card into the editor, waits until its face is painted, and takes the screenshot.
Outcome<Done> takeEditor(WindowEngine& window, const TakePage& take);

}  // namespace lk::app
