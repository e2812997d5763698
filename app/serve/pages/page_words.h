// What pages say themselves: everything else on them is said by the messages they get.
#pragma once

#include <QString>

#include "rules/text/json.h"

namespace lk::app {

/// By their names in the pages, in this language; "language" is it, "languages" are all there are, with their
/// names.
Json pageWords(const QString& language);

}  // namespace lk::app
