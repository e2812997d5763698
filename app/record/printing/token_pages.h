// The round tokens of a game, with rims that the camera reads around what stands on them.
#pragma once

#include <vector>

#include <QColor>
#include <QString>

#include "app/kit/game_kit.h"
#include "app/record/printing/page_writer.h"

namespace lk::app {

struct PrintedToken {
  std::string rim;  // see vision/tokens/token_rim.h
  QColor ink;
  QString title;
};

struct PrintedTokens {
  double diameter = 0;  // millimetres
  std::vector<PrintedToken> all;
};

/// Returns the tokens in resources/tokens/, titled in `language`; none for a game without. A card that the
/// game does not have, a colour nobody prints or a rim of another length is a fault.
Outcome<PrintedTokens> tokensOf(const GameKit& kit, LanguageId language);

void writeTokenPages(PageWriter& pdf, const PrintedTokens& tokens);

}  // namespace lk::app
