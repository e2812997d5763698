// Prints the round tokens of a game.
#pragma once

#include "app/kit/game_kit.h"
#include "app/record/printing/page_writer.h"

namespace lk::app {

/// Writes the tokens of a kit, titled in `language`; no pages for a game without tokens.
void writeTokenPages(PageWriter& pdf, const GameKit& kit, LanguageId language);

}  // namespace lk::app
