// The words of Magepunk.
#pragma once

#include "app/phrases/games/game_words.h"

namespace lk::app {

const GameWords& magepunkWords();

// Its parts, one per file.
std::span<const OptionWords> magepunkOptions();
std::span<const Phrase> magepunkSteps();
std::span<const StepForm> magepunkForms();
std::span<const Phrase> magepunkReasons();
std::span<const Phrase> magepunkCures();
std::span<const Phrase> magepunkAwaits();
MoveWords magepunkMoves();

// See GameWords.
namespace magepunk {
std::span<const FigureWords> figures();
std::span<const Phrase> zones();
std::span<const Phrase> numbers();
std::span<const Phrase> conditions();
std::span<const Phrase> phases();
std::span<const Phrase> things();
std::span<const Phrase> boxParts();
std::span<const Phrase> boxNotes();
LanguageWords cardLanguage();
}  // namespace magepunk

}  // namespace lk::app
