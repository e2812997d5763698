// What people overrule by hand, and effects of cards the program does not know.
#pragma once

#include "rules/games/wtactics_orc/move.h"
#include "rules/games/wtactics_orc/rules/host.h"

namespace lk::rules::wtactics_orc {

Ruling judgeCorrect(Host& host, const Move& move);
Ruling judgeEffect(Host& host, const Move& move);

}  // namespace lk::rules::wtactics_orc
