// In which language a browser is answered.
#pragma once

#include <QString>

#include "app/serve/transport/request.h"

namespace lk::app {

/// The one its person chose on a page, else the first it asks for of those there are, else `usual`.
QString languageOf(const Request& request, const QString& usual);

}  // namespace lk::app
