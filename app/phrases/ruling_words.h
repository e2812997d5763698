// The open questions of the rules, as people are asked them: how each may be read.
#pragma once

#include <string_view>

#include <QString>

#include "app/kit/game_kit.h"

namespace lk::app {

/// Whether a prompt's id asks how the rules are read ("ruling:KEY").
bool asksForReading(std::string_view prompt);
/// The question of such a prompt. Never empty.
QString readingQuestion(std::string_view prompt, const GameKit& kit);
/// What the recommended reading says, in one sentence, and what follows from another one.
QString readingAdvice(std::string_view prompt, const GameKit& kit);
/// What the ruling at this place of those asked is about ("true damage").
QString rulingName(int place, const GameKit& kit);

}  // namespace lk::app
