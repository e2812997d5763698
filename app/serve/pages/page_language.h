// Selects the language for a browser.
#pragma once

#include <QString>

#include "app/serve/transport/request.h"

namespace lk::app {

/// Returns the language chosen on a page; otherwise the available one that the browser prefers; otherwise
/// `usual`.
QString languageOf(const Request& request, const QString& usual);

}  // namespace lk::app
