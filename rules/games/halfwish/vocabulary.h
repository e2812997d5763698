// Everything Halfwish has a name for: figures, phases, zones, prompts, reasons, events.
#pragma once

#include "rules/referee/game.h"

namespace lk::rules::halfwish {

const Vocabulary& vocabulary();

}  // namespace lk::rules::halfwish
