// The words of WTactics (ORC).
#pragma once

#include "app/phrases/games/game_words.h"

namespace lk::app {

const GameWords& wtacticsWords();
std::span<const OptionWords> wtacticsOptions();
std::span<const Phrase> wtacticsSteps();
std::span<const StepForm> wtacticsForms();
std::span<const Phrase> wtacticsReasons();
std::span<const Phrase> wtacticsCures();
std::span<const FigureWords> wtacticsFigures();
std::span<const Phrase> wtacticsZones();
std::span<const Phrase> wtacticsThings();
std::span<const Phrase> wtacticsBoxParts();
std::span<const Phrase> wtacticsBoxNotes();
std::span<const Phrase> wtacticsDeeds();
MoveWords wtacticsMoves();
LanguageWords wtacticsCardLanguage();

// See GameWords.
namespace wtactics_orc {
std::span<const Phrase> numbers();
std::span<const Phrase> conditions();
std::span<const Phrase> phases();
}  // namespace wtactics_orc

}  // namespace lk::app
