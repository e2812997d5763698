// What pages say themselves: everything else on them is said by the messages they get.
#pragma once

#include "rules/text/json.h"

namespace lk::app {

/// By their names in the pages, in the language the program speaks now.
Json pageWords();

}  // namespace lk::app
