// What lies on the table under cards and dice: trays and mat.
#pragma once

#include "app/record/printing/page_writer.h"
#include "carddb/sheets.h"

namespace lk::app {

/// A page a tray, in the middle of the paper, with how high a camera may hang to read its marks.
void writeTrayPages(PageWriter& pdf, const carddb::TableLayout& layout);

/// How a mat is cut into pages. All millimetres; columns and rows are equal parts of the mat.
struct MatTiles {
  int columns = 1, rows = 1;
  double width = 0, height = 0;  // of a tile
  double flap = 0;  // what a tile shows beyond its right and lower edge, to be glued under the next
};
MatTiles tilesOf(const carddb::Sheet& mat, QSizeF page);

/// The mat in tiles, row by row. The upper left corner of a tile lies kMarginMm from that of its page. Crop
/// marks stand at its four edges; right and lower edges carry a flap that goes under the neighbour.
void writeMatPages(PageWriter& pdf, const carddb::Sheet& mat);

}  // namespace lk::app
