// The texts built into the pages. All other texts come in messages.
#pragma once

#include <QString>

#include "rules/text/json.h"

namespace lk::app {

/// Returns the texts by their names in the pages. "language" is the given language; "languages" lists all
/// available ones with their names.
Json pageWords(const QString& language);

}  // namespace lk::app
