// The open questions, with the possible answers and a gamemaster's reminders.
#pragma once

#include <vector>

#include "rules/games/halfwish/rules/host.h"

namespace lk::rules::halfwish {

/// Nothing in a prompt depends on hidden facts: everybody hears them.
std::vector<Prompt> prompts(const Host& host);

}  // namespace lk::rules::halfwish
