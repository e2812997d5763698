// The prompts of cards under way and of open questions of the rules.
#pragma once

#include "rules/games/halfwish/host.h"

namespace lk::rules::halfwish {

/// `seat` is who answers, or the turn player where the table does.
void askCard(Prompt& prompt, const Question& question, const Host& host, Seat seat);

}  // namespace lk::rules::halfwish
