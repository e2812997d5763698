// The course of a night: takes it on as far as nobody has to say anything, and asks.
#pragma once

#include "rules/cards/card_book.h"
#include "rules/core/changes.h"
#include "rules/games/half_the_battle/figures.h"

namespace lk::rules::battle {

/// A phase begins; precondition: both Monsters have rolled.
void beginStage(Changes& changes, const CardBook& cards, Stage stage);
/// The phase in progress is over, but for what may still save a Character.
void closeTurn(Changes& changes);
/// Takes the night on and asks what is to be said next.
void advance(Changes& changes, const CardBook& cards);

}  // namespace lk::rules::battle
