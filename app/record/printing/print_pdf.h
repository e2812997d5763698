// Prints the sheets of a game as vector PDF in true size: cards, trays, mat or corner tiles, tokens, rules.
#pragma once

#include "app/kit/game_kit.h"
#include "app/record/printing/print_job.h"

namespace lk::app {

struct Printed {
  int pages = 0;
  int sheets = 0;  // of paper, with what belongs back to back on one of them
};

/// Writes the PDF. Fails if an id is unknown, if ids or packs are given for a first game, or if the job has
/// no pages. The file appears under its name only when it is complete; after a failure nothing is left
/// behind. The same job gives the same bytes except for the dates in it. Requires a QGuiApplication.
Outcome<Printed> printPdf(const PrintJob& job, const GameKit& kit);

/// Returns how many sheets of paper the job takes, without painting anything; 0 if the game has nothing of
/// that kind. Fails like printPdf().
Outcome<int> countSheets(const PrintJob& job, const GameKit& kit);

}  // namespace lk::app
