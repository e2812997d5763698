// Screenshots of the television window.
#pragma once

#include <functional>

#include <QQuickWindow>

#include "app/develop/shots/take_page.h"
#include "app/window/window_engine.h"

namespace lk::app {

/// Functions that take a screenshot: of a page under a name, and of another window than the main one.
struct Pictures {
  TakePage ofPage;
  std::function<Outcome<Done>(QQuickWindow& other, const QString& name)> ofWindow;
};

/// Opens the television window while `page` is shown, and closes it again.
Outcome<Done> takeTelevision(WindowEngine& window, const Pictures& take, const QString& page,
                             const QString& name);

}  // namespace lk::app
