// The questions open now, with what may be answered and what a gamemaster reminds of.
#pragma once

#include <vector>

#include "rules/games/halfwish/host.h"

namespace lk::rules::halfwish {

/// Nothing in a prompt depends on what is hidden: everybody hears them.
std::vector<Prompt> prompts(const Host& host);

}  // namespace lk::rules::halfwish
