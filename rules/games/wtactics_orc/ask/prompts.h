#pragma once

#include "rules/games/wtactics_orc/rules/host.h"

namespace lk::rules::wtactics_orc {

std::vector<Prompt> prompts(const State& state, const CardBook& cards);

}  // namespace lk::rules::wtactics_orc
