// Reads card packs: reviewed text files in resources/cards/.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/cards/pack_texts.h"
#include "rules/text/fault.h"

namespace lk::rules {

/// Returns the language of a game's effects; nullptr if there are no rules for the game.
using FindLanguage = const Language* (*)(std::string_view game);

/// A pack, or all its faults (never both): unknown and missing fields, unknown operations, dangling ids. Each
/// fault has its file and line. At most 32 MB.
struct PackReading {
  CardBook book;
  std::vector<Fault> faults;
};

/// Reads one pack. `file` names it in faults.
PackReading readPack(std::string_view text, std::string_view file, FindLanguage languageOf);

/// A pack's text, its name in faults, and the files that translate it.
struct PackText {
  std::string_view text;
  std::string_view file;
  std::vector<TextFile> translations = {};
};

/// Reads several packs of one game as one collection; the first pack's cards come first. Packs may name each
/// other's cards in any order. Card ids and pack names must be unique.
PackReading readPacks(std::span<const PackText> packs, FindLanguage languageOf);

}  // namespace lk::rules
