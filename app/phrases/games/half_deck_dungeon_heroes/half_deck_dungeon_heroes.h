// The words of Half Deck Dungeon Heroes.
#pragma once

#include "app/phrases/games/game_words.h"

namespace lk::app {

const GameWords& dungeonWords();

// Its parts, one per file.
std::span<const OptionWords> dungeonOptions();
std::span<const Phrase> dungeonReasons();
std::span<const Phrase> dungeonCures();
std::span<const Phrase> dungeonAwaits();
MoveWords dungeonMoves();

// See GameWords.
namespace half_deck_dungeon_heroes {
std::span<const FigureWords> figures();
std::span<const Phrase> zones();
std::span<const Phrase> numbers();
std::span<const Phrase> boxParts();
std::span<const Phrase> boxNotes();
std::span<const Phrase> deeds();
LanguageWords cardLanguage();
}  // namespace half_deck_dungeon_heroes

}  // namespace lk::app
