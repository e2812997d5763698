// Reads a card pack: a reviewed text file in resources/cards/.
#pragma once

#include <string_view>
#include <vector>

#include "rules/cards/card_book.h"
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

}  // namespace lk::rules
