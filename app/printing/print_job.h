// Printable sheets of a game as vector PDF, true to size: cards, trays, mat in tiles, rules.
#pragma once

#include <string>

#include <QPageSize>

#include "app/kit/game_kit.h"

namespace lk::app {

enum class PrintWhat { cards, trays, mat, reference, all };

struct PrintJob {
  PrintWhat what = PrintWhat::all;
  QPageSize::PageSizeId paper = QPageSize::A4;
  std::string file;
};

/// Writes the PDF and returns its number of pages. The file takes its name only when it is whole; a fault
/// leaves nothing behind. Needs a QGuiApplication.
Outcome<int> printPdf(const PrintJob& job, const GameKit& kit);

}  // namespace lk::app
