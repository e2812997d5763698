// The words of Half the Battle.
#pragma once

#include "app/phrases/games/game_words.h"

namespace lk::app {

const GameWords& battleWords();

// Its parts, one per file.
std::span<const OptionWords> battleOptions();
std::span<const Phrase> battleSteps();
std::span<const StepForm> battleForms();
std::span<const Phrase> battleReasons();
std::span<const Phrase> battleCures();
std::span<const Phrase> battleEvents();
MoveWords battleMoves();

// See GameWords.
namespace half_the_battle {
std::span<const FigureWords> figures();
std::span<const Phrase> zones();
std::span<const Phrase> numbers();
std::span<const Phrase> conditions();
std::span<const Phrase> phases();
std::span<const Phrase> boxParts();
std::span<const Phrase> boxNotes();
LanguageWords cardLanguage();
}  // namespace half_the_battle

}  // namespace lk::app
