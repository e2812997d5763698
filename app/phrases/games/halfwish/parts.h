// The parts of the words of Halfwish, one per file: tables, and functions for texts that depend on more than
// a name.
#pragma once

#include "app/phrases/games/game_words.h"

namespace lk::app::halfwish {

std::span<const OptionWords> tableOptions();
std::span<const Phrase> steps();
std::span<const FigureWords> figures();
std::span<const Phrase> zones();
std::span<const Phrase> numbers();
std::span<const Phrase> boxParts();
std::span<const Phrase> boxNotes();
LanguageWords cardLanguage();
std::span<const EffectPhrase> operationSentences();
std::span<const EffectPhrase> testSentences();
std::span<const Phrase> deeds();
std::span<const DeedFigure> deedFigures();
std::span<const StepForm> forms();
std::span<const Phrase> options();
std::span<const Phrase> reasons();
std::span<const Phrase> cures();
std::span<const Phrase> meant();
std::span<const Phrase> awaits();
std::span<const Phrase> rulings();
std::span<const Phrase> rulingAdvice();
MoveWords moves();

// See GameWords.
std::string_view caseOf(const rules::Step& step, const GameKit& kit);
QString labelOf(std::string_view prompt, const std::string& option);
QString asks(const rules::Prompt& prompt);
QStringList reminds(const rules::Prompt& prompt);
QString roleReminder(bool attacks);
QString leads(const rules::Prompt& prompt, const std::string& option, const GameKit& kit);
QString eventPattern(const rules::Event& event);

}  // namespace lk::app::halfwish
