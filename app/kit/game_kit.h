// Everything needed to play a game besides its rules: cards, table layout, rule texts; read from built-in
// resources.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/kit/board_layout.h"
#include "app/kit/first_hints.h"
#include "app/kit/translations.h"
#include "carddb/sheets.h"
#include "rules/cards/card_book.h"
#include "rules/cards/pack_document.h"
#include "rules/cards/pack_reader.h"
#include "rules/referee/game.h"

namespace lk::app {

/// The text of a card pack. `file` is its name in faults.
struct PackFile {
  std::string file;
  std::string text;
  std::vector<TranslatedFile> translations = {};  // for texts the pack does not translate itself
};
/// Returns the file in the form the pack reader takes; valid as long as `file` is.
rules::PackText packText(const PackFile& file);
/// Returns the pack as a document that contains its texts in all languages.
Outcome<rules::PackDocument> packDocument(const PackFile& file);

/// Immutable once loaded; shared by all code that plays a night.
struct GameKit {
  const rules::Game* game = nullptr;
  std::string edition;  // the game's id; with own packs "halfwish.1f3a...", which changes with them
  rules::CardBook cards;
  carddb::TableLayout layout;
  BoardLayout board;                             // empty for a game that has none: see plainBoard()
  FirstHints hints;                              // for a first night; none for a game without
  std::map<std::string, std::string> ruleTexts;  // "H-31" -> its text, from the game's RULES.md
  /// The same in other languages; rules without a translation are in English.
  std::map<LanguageId, std::map<std::string, std::string>> translatedRules;

  [[nodiscard]] std::string_view id() const { return game->id(); }
  [[nodiscard]] const std::map<std::string, std::string>& rulesIn(LanguageId language) const {
    const auto found = translatedRules.find(language);
    return found == translatedRules.end() ? ruleTexts : found->second;
  }
};

/// Loads the kit of a game; the user's own packs are added to its house pack. Fails if the game is unknown
/// (the fault lists the known ones) or if a pack has faults.
Outcome<std::shared_ptr<const GameKit>> loadKit(std::string_view game, const std::vector<PackFile>& own = {});

/// Returns whether a game has tokens to print.
bool hasTokens(std::string_view game);

/// Returns the pack of a game that is part of the program.
Outcome<PackFile> housePack(std::string_view game);

}  // namespace lk::app
