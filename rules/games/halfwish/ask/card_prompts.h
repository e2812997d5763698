// The prompts of running card effects and of open questions of the rules.
#pragma once

#include "rules/games/halfwish/rules/host.h"

namespace lk::rules::halfwish {

/// `seat` is the player who answers, or the turn player if the table answers.
void askCard(Prompt& prompt, const Question& question, const Host& host, Seat seat);

}  // namespace lk::rules::halfwish
