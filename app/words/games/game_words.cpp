#include "app/words/games/game_words.h"

#include "app/words/games/half_deck_dungeon_heroes.h"

namespace lk::app {

const GameWords& gameWords(std::string_view game) {
  static const GameWords kNone;
  return game == "half_deck_dungeon_heroes" ? dungeonWords() : kNone;
}

std::span<const GameWords* const> allGameWords() {
  static const GameWords* const kAll[] = {&dungeonWords()};
  return kAll;
}

}  // namespace lk::app
