// Cards, nine a sheet, with the backs that belong to them.
#pragma once

#include <string>
#include <vector>

#include "app/record/printing/page_writer.h"
#include "faces/card_look.h"

namespace lk::app {

/// One card to print: its face, and the game and deck its back tells.
struct PrintedCard {
  faces::CardLook look;
  std::string game, deck;
};

/// A page of faces, then the page of backs that fits it when the sheet is turned over its long edge, and so
/// on. Cards measure 63 x 88 mm and stand 3 mm apart in the middle of the page; their border bleeds 1.5 mm
/// beyond the cut, and crop marks around the nine say where to cut.
void writeCardPages(PageWriter& pdf, const std::vector<PrintedCard>& cards);

}  // namespace lk::app
