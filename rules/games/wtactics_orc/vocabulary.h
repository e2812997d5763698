#pragma once

#include "rules/referee/game.h"

namespace lk::rules::wtactics_orc {

const Vocabulary& vocabulary();

}  // namespace lk::rules::wtactics_orc
