// Reference data for recognising the printed cards, sheets and tokens.
#pragma once

#include <functional>
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

/// Returns a table's sheets for recognition: its mat and its trays.
std::vector<vision::SheetSpec> sheetSpecs(const carddb::TableLayout& layout);
/// Returns the tokens that may be on the mat; nullopt if the game has none.
std::optional<vision::TokenSheet> tokenSheet(const carddb::TableLayout& layout);
/// Returns the cubes that people may lay on the mat; nullopt for a game without cubes.
std::optional<vision::CubeSheet> cubeSheet(const carddb::TableLayout& layout);
/// Returns the trays of all four seats and the mats of all games, for pictures of an unknown game.
std::vector<vision::SheetSpec> allSheetSpecs();

/// Returns one reference for each printed card and each deck's back ("GAME/back_DECK"), made from a simulated
/// photograph of the print. The first time this takes about 70 ms per card and core; then they are read from
/// the cache folder. Needs a QGuiApplication.
/// `painting` is called before that work starts, if there is any.
std::vector<vision::Reference> houseReferences(const GameKit& kit,
                                               const std::function<void()>& painting = {});
/// Uses the given library file as the cache; no cache if the name is empty.
std::vector<vision::Reference> houseReferences(const GameKit& kit, const std::string& derivedFile,
                                               const std::function<void()>& painting = {});

/// Returns one reference for each printed card and back as it looks with little ink, made anew each time.
std::vector<vision::Reference> lowInkReferences(const GameKit& kit);

/// Returns the key of a card: "GAME/ID".
std::string cardKey(std::string_view game, std::string_view card);
/// The parts of a key. `game` is empty if the key is only a card's id.
struct KeyParts {
  std::string game;
  std::string card;
};
KeyParts partsOfKey(std::string_view key);

}  // namespace lk::app
