// Printable sheets of a game as vector PDF, true to size: cards, trays, mat in tiles, tokens, rules.
#pragma once

#include <string>
#include <vector>

#include <QPageSize>

#include "app/kit/game_kit.h"
#include "faces/face_style.h"

namespace lk::app {

enum class PrintWhat { cards, choices, trays, mat, tokens, reference, all };
/// As many of each card as decks need, or one.
enum class PrintCopies { deck, one };

struct PrintJob {
  PrintWhat what = PrintWhat::all;
  QPageSize::PageSizeId paper = QPageSize::A4;
  LanguageId language;  // of the cards; sheets and rules are in English
  PrintCopies copies = PrintCopies::deck;
  std::vector<std::string> ids;    // only these cards, without their game; empty for all
  std::vector<std::string> packs;  // only the cards of these packs, by their names; empty for all
  std::string file;
};

/// Writes the PDF and returns its number of pages. An id that no card has is a fault, and so is a job without
/// a page. The file takes its name only when it is whole; a fault leaves nothing behind. The same job gives
/// the same bytes, but for the dates in it. Needs a QGuiApplication.
Outcome<int> printPdf(const PrintJob& job, const GameKit& kit);

}  // namespace lk::app
