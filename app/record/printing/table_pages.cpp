#include "app/record/printing/table_pages.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QStringList>

#include "app/record/printing/print_marks.h"
#include "app/record/printing/print_words.h"
#include "faces/face_painter.h"
#include "faces/qr_symbol.h"

namespace lk::app {

namespace {

constexpr auto kLandscape = QPageLayout::Landscape;
constexpr double kMarkGap = 0.5;
constexpr double kMarkLength = 4;
constexpr double kFlap = 8;

/// Returns the maximum height at which a 720p camera that looks straight down has `pixels` per module.
double heightMm(double moduleMm, double acrossDeg, double pixels) {
  const double seenMm = 1280 * moduleMm / pixels;
  return seenMm / 2 / std::tan(acrossDeg / 2 * std::numbers::pi / 180);
}

/// Describes the maximum height for a narrow, a usual and a wide lens.
QString reachNote(const carddb::SheetMark& mark) {
  const double module = mark.square.width / faces::qrSymbol(mark.text).side;
  QStringList reach;
  for (const double across : {59.0, 70.0, 78.0})
    reach << PrintWords::tr("%1 cm (it sees %2\u00b0 across)")
                 .arg(std::round(heightMm(module, across, carddb::kMinModulePixels) / 10))
                 .arg(across);
  return PrintWords::tr("Marks of %1 mm, %2 mm a module: a 720p camera reads them from up to %3.")
      .arg(mark.square.width)
      .arg(module)
      .arg(reach.join(QStringLiteral(", ")));
}

}  // namespace

void writeTrayPage(PageWriter& pdf, rules::Seat seat, faces::InkUse use) {
  const QSizeF page = pdf.size(kLandscape);
  const carddb::Sheet sheet = carddb::traySheet(seat);
  QPainter& painter = pdf.page(kLandscape);
  const QRectF place((page.width() - sheet.width) / 2, (page.height() - sheet.height) / 2, sheet.width,
                     sheet.height);
  painter.save();
  painter.translate(place.topLeft());
  faces::paintSheet(painter, sheet, use);
  painter.restore();
  paintCropMarks(painter, place, {place.left(), place.right()}, {place.top(), place.bottom()}, kMarkGap,
                 kMarkLength);
  paintNote(painter, QRectF(place.left(), place.bottom() + 6, place.width(), 3),
            PrintWords::tr("Tray %1: print at actual size (100 %), cut out, lay it where the dice fall.")
                .arg(QLatin1Char(rules::letter(seat))));
  paintNote(painter, QRectF(place.left(), place.bottom() + 9.5, place.width(), 3),
            reachNote(sheet.marks.front()));
  paintRuler(painter, QPointF(place.left(), place.bottom() + 13), pdf.paperName());
}

void writeTrayPages(PageWriter& pdf, const carddb::TableLayout& layout, faces::InkUse use) {
  for (const carddb::TableLayout::Tray& tray : layout.trays) writeTrayPage(pdf, tray.seat, use);
}

MatTiles tilesOf(const carddb::Sheet& mat, QSizeF page) {
  MatTiles tiles;
  tiles.flap = kFlap;
  tiles.columns = static_cast<int>(std::ceil((mat.width - kFlap) / (page.width() - 2 * kMarginMm - kFlap)));
  tiles.rows = static_cast<int>(std::ceil((mat.height - kFlap) / (page.height() - 2 * kMarginMm - kFlap)));
  tiles.width = mat.width / tiles.columns;
  tiles.height = mat.height / tiles.rows;
  return tiles;
}

void writeMatPages(PageWriter& pdf, const carddb::Sheet& mat) {
  const MatTiles tiles = tilesOf(mat, pdf.size(kLandscape));
  for (int row = 0; row < tiles.rows; ++row) {
    for (int column = 0; column < tiles.columns; ++column) {
      QPainter& painter = pdf.page(kLandscape);
      const QRectF tile(kMarginMm, kMarginMm, tiles.width, tiles.height);
      const QRectF inked = tile.adjusted(0, 0, column + 1 < tiles.columns ? tiles.flap : 0,
                                         row + 1 < tiles.rows ? tiles.flap : 0);
      painter.save();
      painter.setClipRect(inked);
      painter.translate(tile.left() - column * tiles.width, tile.top() - row * tiles.height);
      faces::paintSheet(painter, mat);
      painter.restore();
      paintCropMarks(painter, inked, {tile.left(), tile.right()}, {tile.top(), tile.bottom()}, kMarkGap,
                     kMarkLength);
      paintNote(
          painter, QRectF(tile.left() + 6, 2, tile.width() - 12, 3),
          PrintWords::tr(
              "Mat, row %1 of %2, column %3 of %4: print at actual size (100 %), cut left and top at the "
              "marks, glue the %5 mm beyond the right and lower marks under the neighbour")
              .arg(row + 1)
              .arg(tiles.rows)
              .arg(column + 1)
              .arg(tiles.columns)
              .arg(tiles.flap));
    }
  }
}

}  // namespace lk::app
