// Random play: a set-up, and an answer to an open question, drawn by chance.
#pragma once

#include "rules/games/halfwish/host.h"
#include "rules/games/halfwish/move.h"
#include "rules/referee/chance.h"

namespace lk::rules::halfwish {

/// Any two classes, everything else as recommended.
Event anySetup(const CardBook& cards, Chance& chance);
/// Dice as they fall, cards that can be there, choices that are open.
Move drawAny(const Host& host, const Question& question, Chance& chance);

}  // namespace lk::rules::halfwish
