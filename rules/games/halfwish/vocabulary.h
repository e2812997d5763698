// All names of Halfwish: figures, phases, zones, prompts, reasons and events.
#pragma once

#include "rules/referee/game.h"

namespace lk::rules::halfwish {

const Vocabulary& vocabulary();

}  // namespace lk::rules::halfwish
