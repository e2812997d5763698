// Where the eyes' references come from: photographs of our own prints, or people's card libraries.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/kit/game_kit.h"
#include "vision/card_index.h"
#include "vision/sheet.h"

namespace lk::app {

/// The sheets of a table as the eyes want them: its mat and its trays.
std::vector<vision::SheetSpec> sheetSpecs(const carddb::TableLayout& layout);
/// The trays of all four seats and the mats of all games, for pictures of no particular game.
std::vector<vision::SheetSpec> allSheetSpecs();

/// One reference of every printed card and of every deck's back ("GAME/back_DECK"), each from a photograph of
/// its own print. About 30 ms a card. Needs a QGuiApplication.
std::vector<vision::Reference> houseReferences(const GameKit& kit);

struct LibraryCards {
  std::vector<vision::Reference> references;
  std::map<std::string, std::string> names;  // key -> name for people
};

/// All references of a library file, or those of one game when `game` is not empty. Descriptors another
/// version of the algorithm made are worked out again from their pictures (and not written back: reading
/// changes nothing).
Outcome<LibraryCards> libraryCards(const std::string& path, std::string_view game);

/// The key of a card: "GAME/ID".
std::string cardKey(std::string_view game, std::string_view card);

}  // namespace lk::app
