// The course of a night: advances it as far as no answer is needed, and sets the open questions.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/half_the_battle/figures.h"

namespace lk::rules::half_the_battle {

/// Begins a phase. Precondition: both Monsters have rolled.
void beginStage(Changes& changes, const CardBook& cards, Stage stage);
/// Ends the current phase, once nobody can save a dying Character any more.
void closeTurn(Changes& changes);
/// Advances the night and sets the open questions.
void advance(Changes& changes, const CardBook& cards);

}  // namespace lk::rules::half_the_battle
