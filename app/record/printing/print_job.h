// Prints the sheets of a game as vector PDF in true size: cards, trays, mat in tiles, tokens, rules.
#pragma once

#include <string>
#include <vector>

#include <QPageSize>

#include "app/kit/game_kit.h"
#include "faces/face_style.h"

namespace lk::app {

enum class PrintWhat { cards, choices, trays, mat, tokens, reference, all };
/// The number of copies of each card: as many as the decks need, or one.
enum class PrintCopies { deck, one };

struct PrintJob {
  PrintWhat what = PrintWhat::all;
  QPageSize::PageSizeId paper = QPageSize::A4;
  LanguageId language;  // for cards and tokens; sheets and rules are in English
  PrintCopies copies = PrintCopies::deck;
  std::vector<std::string> ids;    // only these cards, without the game; empty for all
  std::vector<std::string> packs;  // only cards of packs with these names; empty for all
  std::string file;
};

/// Writes the PDF and returns its number of pages. Fails if an id is unknown or the job has no pages. The
/// file appears under its name only when it is complete; after a failure nothing is left behind. The same job
/// gives the same bytes except for the dates in it. Requires a QGuiApplication.
Outcome<int> printPdf(const PrintJob& job, const GameKit& kit);

}  // namespace lk::app
