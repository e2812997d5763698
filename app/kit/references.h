// What the eyes know of our own prints: photographs of the cards, the sheets.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/kit/game_kit.h"
#include "vision/cards/name/card_index.h"
#include "vision/marks/sheet.h"
#include "vision/tokens/cube_reader.h"
#include "vision/tokens/token_reader.h"

namespace lk::app {

/// The sheets of a table as the eyes want them: its mat and its trays.
std::vector<vision::SheetSpec> sheetSpecs(const carddb::TableLayout& layout);
/// Returns the tokens that may lie on the mat; none for a game without.
std::optional<vision::TokenSheet> tokenSheet(const carddb::TableLayout& layout);
/// Returns the cubes that people may lay on the mat; none for a game without.
std::optional<vision::CubeSheet> cubeSheet(const carddb::TableLayout& layout);
/// The trays of all four seats and the mats of all games, for pictures of no particular game.
std::vector<vision::SheetSpec> allSheetSpecs();

/// One reference of every printed card and of every deck's back ("GAME/back_DECK"), each from a photograph of
/// its own print. About 70 ms a card and core the first time; then they are read from the cache folder. Needs
/// a QGuiApplication.
std::vector<vision::Reference> houseReferences(const GameKit& kit);
/// The same, kept in a library file of the caller's; kept nowhere when its name is empty.
std::vector<vision::Reference> houseReferences(const GameKit& kit, const std::string& derivedFile);

/// The key of a card: "GAME/ID".
std::string cardKey(std::string_view game, std::string_view card);
/// What a key names. `game` is empty where the key is a card's id alone.
struct KeyParts {
  std::string game;
  std::string card;
};
KeyParts partsOfKey(std::string_view key);

}  // namespace lk::app
