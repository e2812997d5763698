// Prints the sheet with the four corner tiles: how to cut, and how the table is laid.
#pragma once

#include <QStringList>

#include "app/record/printing/first_game.h"
#include "app/record/printing/page_writer.h"
#include "app/record/printing/print_job.h"
#include "faces/legend.h"

namespace lk::app {

/// What the sheet says beside the tiles.
struct StartPage {
  QString title;
  QStringList steps;                                // in the order in which people do them
  std::vector<faces::LegendEntry> legend;           // the signs on the cards; empty: no legend
  std::vector<const carddb::PrintedToken*> tokens;  // to be cut out of this sheet
};

/// Writes one page. The tiles are in its upper part; cutting them leaves the lower part whole.
void writeStartPage(PageWriter& pdf, const GameKit& kit, const StartPage& page, LanguageId language);

/// Returns the page for people who print the tiles alone.
StartPage tilesAlone(const GameKit& kit);
/// Returns the page of a first game. `sheets`: sheets of paper of the whole print.
StartPage firstSteps(const GameKit& kit, const FirstGame& first, const PrintJob& job, int sheets);

}  // namespace lk::app
