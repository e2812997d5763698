// Prints what a first game needs, with both sides of each sheet of paper one after the other.
#pragma once

#include "app/record/printing/page_writer.h"
#include "app/record/printing/print_job.h"

namespace lk::app {

/// Writes the sheets in the order in which people use them: tiles and how to begin, trays, cards, those that
/// can wait, tokens, rules. Every sheet is two pages. Fails if the game has no list of what a first game
/// needs.
Outcome<Done> writeFirstGame(PageWriter& pdf, const PrintJob& job, const GameKit& kit);

/// Returns how many sheets of paper that takes.
Outcome<int> firstGameSheets(const PrintJob& job, const GameKit& kit);
/// Returns how many cards, tokens and corner tiles are cut out of them before the first turn.
Outcome<int> firstGameCuts(const PrintJob& job, const GameKit& kit);

}  // namespace lk::app
