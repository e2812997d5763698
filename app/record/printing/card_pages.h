// Prints cards with their backs, nine per sheet.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/record/printing/page_writer.h"
#include "faces/card_look.h"

namespace lk::app {

/// One card to print: its face, and the game and deck that determine its back, unless another face is its
/// back.
struct PrintedCard {
  faces::CardLook look;
  std::string game, deck;
  std::optional<faces::CardLook> behind;
  bool houseMade = false;  // its numbers and words are the program's, not the rulebook's
};

/// Writes pages of faces, each followed by the page of backs that matches it when the sheet is turned over
/// its long edge. Cards measure 63 x 88 mm, 3 mm apart, centred on the page. The border extends 1.5 mm beyond
/// the cut (bleed); crop marks around the nine cards show where to cut. A note beside them numbers the
/// sheets, after `before` others, and says so if cards are house-made.
void writeCardPages(PageWriter& pdf, const std::vector<PrintedCard>& cards, faces::InkUse use,
                    int before = 0);

/// Returns how many sheets of paper that many cards take.
int cardSheets(std::size_t cards);

}  // namespace lk::app
