#include "app/phrases/games/game_words.h"

#include "app/phrases/games/half_deck_dungeon_heroes/half_deck_dungeon_heroes.h"
#include "app/phrases/games/half_the_battle/half_the_battle.h"
#include "app/phrases/games/halfwish/halfwish.h"
#include "app/phrases/games/magepunk/magepunk.h"
#include "app/phrases/games/wtactics_orc/wtactics_orc.h"
#include "app/phrases/qt_text.h"
#include "app/phrases/words.h"

namespace lk::app {

namespace {

struct Row {
  std::string_view game;
  const GameWords* words;
};

std::vector<Row>& rows() {
  static std::vector<Row> all{{"halfwish", &halfwishWords()},
                              {"half_deck_dungeon_heroes", &dungeonWords()},
                              {"wtactics_orc", &wtacticsWords()},
                              {"half_the_battle", &battleWords()},
                              {"magepunk", &magepunkWords()}};
  return all;
}

}  // namespace

AddedGameWords::AddedGameWords(std::string_view game, const GameWords& words) {
  rows().push_back({game, &words});
}

AddedGameWords::~AddedGameWords() {
  rows().pop_back();
}

const GameWords& gameWords(std::string_view game) {
  static const GameWords kNone;
  for (const Row& row : rows())
    if (row.game == game) return *row.words;
  return kNone;
}

std::vector<const GameWords*> allGameWords(std::string_view first) {
  std::vector<const GameWords*> all;
  for (const Row& row : rows()) all.insert(row.game == first ? all.begin() : all.end(), row.words);
  return all;
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
