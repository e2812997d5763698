// Prints the sheets of a game as vector PDF in true size: cards, trays, mat or corner tiles, tokens, rules.
#pragma once

#include <string>
#include <vector>

#include <QPageSize>

#include "app/kit/game_kit.h"
#include "faces/face_style.h"
#include "faces/ink.h"

namespace lk::app {

/// `first`: what a first game needs and nothing else.
enum class PrintWhat { first, cards, choices, trays, mat, tiles, tokens, reference, all };
/// The number of copies of each card: as many as the decks need, or one.
enum class PrintCopies { deck, one };

struct PrintJob {
  PrintWhat what = PrintWhat::all;
  QPageSize::PageSizeId paper = QPageSize::A4;
  LanguageId language;  // for cards and tokens; sheets and rules are in English
  PrintCopies copies = PrintCopies::deck;
  faces::InkUse ink = faces::InkUse::full;
  std::vector<std::string> ids;    // only these cards, without the game; empty for all
  std::vector<std::string> packs;  // only cards of packs with these names; empty for all
  std::string file;
};

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
