// Chooses the cards of a print: which ones, how many copies, what is on their backs.
#pragma once

#include <vector>

#include "app/record/printing/card_pages.h"
#include "app/record/printing/first_game.h"
#include "app/record/printing/print_job.h"

namespace lk::app {

/// Returns the cards of a job that is not for a first game; none if it is for other things than cards. A card
/// whose type is paired has its partner on its back.
std::vector<PrintedCard> cardsOf(const PrintJob& job, const GameKit& kit);

/// Returns the cards of a first game, in the order of its list.
std::vector<PrintedCard> cardsOf(const FirstGame::Cut& cut, const GameKit& kit, LanguageId language);

}  // namespace lk::app
