// Pictures of the pages about cards: all of them, one being taught, many at once, two that are alike.
#pragma once

#include <functional>

#include <QString>

#include "app/window/window_engine.h"

namespace lk::app {

/// Takes the picture of a page under a name.
using TakePage = std::function<Outcome<Done>(const QString& page, const QString& name)>;

/// Teaches the cards of a sample scene into `library`, a file that is not there yet. Needs a QGuiApplication.
Outcome<Done> takeCards(WindowEngine& window, const std::string& library, const TakePage& take);

}  // namespace lk::app
