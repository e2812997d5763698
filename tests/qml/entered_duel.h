// Enters a duel of one action each by hand into a night that has just begun.
#pragma once

#include "evening.h"

namespace lk::test {

inline void enterDuel(Evening& evening) {
  for (const char* line :
       {R"({"e":"roll","seat":"A","dice":[4,6]})", R"({"e":"roll","seat":"B","dice":[6,6]})",
        R"({"e":"choose","seat":"A","option":"duel"})",
        R"({"e":"reveal","seat":"A","cards":["long_strike"]})",
        R"({"e":"reveal","seat":"B","cards":["strike"]})"})
    evening.say(line);
}

}  // namespace lk::test
