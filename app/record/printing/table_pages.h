// Prints the trays and the mat.
#pragma once

#include "app/record/printing/page_writer.h"
#include "carddb/sheets.h"
#include "faces/ink.h"

namespace lk::app {

/// Writes the page of one tray, centred, with a note on how high a camera may hang to read the tray's marks.
void writeTrayPage(PageWriter& pdf, rules::Seat seat, faces::InkUse use);
/// Writes those of all trays.
void writeTrayPages(PageWriter& pdf, const carddb::TableLayout& layout, faces::InkUse use);

/// How a mat is divided into pages. All in millimetres; columns and rows are equal parts of the mat.
struct MatTiles {
  int columns = 1, rows = 1;
  double width = 0, height = 0;  // of a tile
  double flap = 0;  // strip beyond a tile's right and lower edge, to be glued under the next tile
};
MatTiles tilesOf(const carddb::Sheet& mat, QSizeF page);

/// Writes the mat in tiles, row by row. The upper left corner of a tile is kMarginMm from that of its page.
/// Crop marks are at all four edges; right and lower edges have a flap that goes under the next tile.
void writeMatPages(PageWriter& pdf, const carddb::Sheet& mat);

}  // namespace lk::app
