#pragma once

#include "rules/referee/game.h"

namespace lk::rules::wtactics {

const Vocabulary& vocabulary();

}  // namespace lk::rules::wtactics
