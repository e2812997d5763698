// Random play: a random set-up, and random answers to open questions.
#pragma once

#include "rules/games/halfwish/move.h"
#include "rules/games/halfwish/rules/host.h"
#include "rules/referee/chance.h"

namespace lk::rules::halfwish {

/// Returns a set-up with any two classes and recommended options.
Event anySetup(const CardBook& cards, Chance& chance);
/// Returns a random answer: dice rolls, cards that can be there, options that are available.
Move drawAny(const Host& host, const Question& question, Chance& chance);

}  // namespace lk::rules::halfwish
