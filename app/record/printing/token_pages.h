// Prints the round tokens of a game.
#pragma once

#include "app/kit/game_kit.h"
#include "app/record/printing/page_writer.h"

namespace lk::app {

/// Writes tokens of a kit, titled in `language`; no pages for none.
void writeTokenPages(PageWriter& pdf, const GameKit& kit, const std::vector<carddb::PrintedToken>& tokens,
                     LanguageId language);

/// Returns how many pages they take.
int tokenPages(const std::vector<carddb::PrintedToken>& tokens, QSizeF page);

}  // namespace lk::app
