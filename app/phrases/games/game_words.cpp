#include "app/phrases/games/game_words.h"

#include "app/phrases/games/half_deck_dungeon_heroes/half_deck_dungeon_heroes.h"
#include "app/phrases/games/halfwish/halfwish.h"
#include "app/phrases/qt_text.h"
#include "app/phrases/words.h"

namespace lk::app {

const GameWords& gameWords(std::string_view game) {
  static const GameWords kNone;
  if (game == "halfwish") return halfwishWords();
  return game == "half_deck_dungeon_heroes" ? dungeonWords() : kNone;
}

std::span<const GameWords* const> allGameWords() {
  static const GameWords* const kAll[] = {&halfwishWords(), &dungeonWords()};
  return kAll;
}

QString gameName(std::string_view game) {
  const char* name = gameWords(game).name;
  return name ? Words::tr(name) : qtText(game);
}

QString gameAbout(std::string_view game) {
  const char* about = gameWords(game).about;
  return about ? Words::tr(about) : QString();
}

}  // namespace lk::app
