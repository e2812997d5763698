// Everything one game needs besides its rules: cards, table layout, rule texts; read from the built-in
// resources.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "carddb/sheets.h"
#include "rules/cards/card_book.h"
#include "rules/referee/game.h"

namespace lk::app {

/// A card pack as it was read. `file` names it in faults.
struct PackFile {
  std::string file;
  std::string text;
};

/// Immutable once loaded; shared by everything that plays a night.
struct GameKit {
  const rules::Game* game = nullptr;
  std::string edition;  // the game's id; with own packs "halfwish.1f3a...", another one when they change
  rules::CardBook cards;
  carddb::TableLayout layout;
  std::map<std::string, std::string> ruleTexts;    // "H-31" -> its sentence, from the game's RULES.md
  std::map<std::string, std::string> ruleTextsZh;  // the same from its RULES.zh.md

  [[nodiscard]] std::string_view id() const { return game->id(); }
};

/// Loads the kit of a game; people's own packs are laid to its house pack. An unknown game is a fault that
/// names the known ones; what is wrong with a pack is one, too.
Outcome<std::shared_ptr<const GameKit>> loadKit(std::string_view game, const std::vector<PackFile>& own = {});

/// The pack of a game that the program brings along.
Outcome<PackFile> housePack(std::string_view game);

}  // namespace lk::app
