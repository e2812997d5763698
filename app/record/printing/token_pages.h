// The pages of a game's round tokens.
#pragma once

#include "app/kit/game_kit.h"
#include "app/record/printing/page_writer.h"

namespace lk::app {

/// Writes the tokens of a kit, titled in `language`; nothing for a game without.
void writeTokenPages(PageWriter& pdf, const GameKit& kit, LanguageId language);

}  // namespace lk::app
