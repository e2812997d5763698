// What Halfwish says of itself before a night; what it says in one are the words all games share.
#pragma once

#include "app/words/games/game_words.h"

namespace lk::app {

const GameWords& halfwishWords();

}  // namespace lk::app
