// The words of Halfwish.
#pragma once

#include "app/phrases/games/game_words.h"

namespace lk::app {

const GameWords& halfwishWords();

}  // namespace lk::app
