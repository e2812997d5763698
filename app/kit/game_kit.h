// Everything one game needs besides its rules: cards, table layout, rule texts; read from the built-in
// resources.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/kit/translations.h"
#include "carddb/sheets.h"
#include "rules/cards/card_book.h"
#include "rules/cards/pack_document.h"
#include "rules/cards/pack_reader.h"
#include "rules/referee/game.h"

namespace lk::app {

/// A card pack as it was read. `file` names it in faults.
struct PackFile {
  std::string file;
  std::string text;
  std::vector<TranslatedFile> translations =
      {};  // its texts in other languages, where it does not say them itself
};
/// The same as the pack reader takes it; valid as long as the file is.
rules::PackText packText(const PackFile& file);
/// The pack as a document that says all its texts itself, in every language.
Outcome<rules::PackDocument> packDocument(const PackFile& file);

/// Immutable once loaded; shared by everything that plays a night.
struct GameKit {
  const rules::Game* game = nullptr;
  std::string edition;  // the game's id; with own packs "halfwish.1f3a...", another one when they change
  rules::CardBook cards;
  carddb::TableLayout layout;
  std::map<std::string, std::string> ruleTexts;  // "H-31" -> its sentence, from the game's RULES.md
  /// The same in other languages; a rule that is not translated stays English.
  std::map<LanguageId, std::map<std::string, std::string>> translatedRules;

  [[nodiscard]] std::string_view id() const { return game->id(); }
  [[nodiscard]] const std::map<std::string, std::string>& rulesIn(LanguageId language) const {
    const auto found = translatedRules.find(language);
    return found == translatedRules.end() ? ruleTexts : found->second;
  }
};

/// Loads the kit of a game; people's own packs are laid to its house pack. An unknown game is a fault that
/// names the known ones; what is wrong with a pack is one, too.
Outcome<std::shared_ptr<const GameKit>> loadKit(std::string_view game, const std::vector<PackFile>& own = {});

/// Whether a game has tokens to print.
bool hasTokens(std::string_view game);

/// The pack of a game that the program brings along.
Outcome<PackFile> housePack(std::string_view game);

}  // namespace lk::app
