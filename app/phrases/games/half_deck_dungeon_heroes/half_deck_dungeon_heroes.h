// What Half Deck Dungeon Heroes says.
#pragma once

#include "app/phrases/games/game_words.h"

namespace lk::app {

const GameWords& dungeonWords();
/// Its table options.
std::span<const OptionWords> dungeonOptions();

}  // namespace lk::app
