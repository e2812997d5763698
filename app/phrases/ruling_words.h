// The questions the rules leave open, as players are asked them.
#pragma once

#include <string_view>

#include <QString>

#include "app/kit/game_kit.h"

namespace lk::app {

/// Returns whether a prompt's id asks for a reading of the rules ("ruling:KEY").
bool asksForReading(std::string_view prompt);
/// Returns the question of such a prompt. Never empty.
QString readingQuestion(std::string_view prompt, const GameKit& kit);
/// Returns the recommended reading in one sentence, and the consequence of choosing another one.
QString readingAdvice(std::string_view prompt, const GameKit& kit);
/// Returns the subject of a ruling ("true damage") by its index in the list of rulings.
QString rulingName(int place, const GameKit& kit);

}  // namespace lk::app
