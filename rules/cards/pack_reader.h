// Reads a card pack: a reviewed text file in resources/cards/.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "rules/cards/card_book.h"
#include "rules/cards/pack_texts.h"
#include "rules/text/fault.h"

namespace lk::rules {

/// The language in which a game's effects are written, or nullptr when nobody can referee the game.
using FindLanguage = const Language* (*)(std::string_view game);

/// A pack, or every fault in it (never both): unknown and missing fields, unknown operations, dangling ids,
/// each with file and line. At most 32 MB.
struct PackReading {
  CardBook book;
  std::vector<Fault> faults;
};

PackReading readPack(std::string_view text, std::string_view file, FindLanguage languageOf);

/// A pack's text, the name it goes by in faults, and the files that say it in other languages.
struct PackText {
  std::string_view text;
  std::string_view file;
  std::vector<TextFile> translations = {};
};

/// Several packs of one game as one collection: the cards of the first pack first. They may name each other's
/// cards, whatever the order. No two may have a card of the same id, nor the same name themselves.
PackReading readPacks(std::span<const PackText> packs, FindLanguage languageOf);

}  // namespace lk::rules
