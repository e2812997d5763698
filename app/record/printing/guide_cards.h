// The guide cards of a game: what people look up again and again, as cards to print.
#pragma once

#include <vector>

#include "app/kit/game_kit.h"
#include "app/record/printing/card_pages.h"

namespace lk::app {

/// Returns the game's guide cards, two guides back to back, as often as its players need them; empty if the
/// game has none. Reads resources/guides/<game>.json, or its translation. Fails if that file is malformed.
Outcome<std::vector<PrintedCard>> guideCards(const GameKit& kit, LanguageId language);

}  // namespace lk::app
