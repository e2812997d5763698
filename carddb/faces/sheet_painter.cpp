// Trays, mats and corner tiles in pale ink, so that cards and dice stand out; only marks and names of tiles
// are black.
#include <algorithm>

#include <QTransform>

#include "faces/face_painter.h"
#include "faces/ink.h"
#include "faces/qr_symbol.h"
#include "faces/text_fitter.h"

namespace lk::faces {

namespace {

const QColor kPaleLine(0xC9, 0xD2, 0xDA);
const QColor kPaleText(0xAE, 0xB9, 0xC4);
const QColor kTrayFloor(0xF3, 0xEF, 0xE4);
constexpr double kQuietModules = 4;

QRectF rect(const carddb::RectMm& r) {
  return {r.x, r.y, r.width, r.height};
}

void paintMark(QPainter& painter, const carddb::SheetMark& mark) {
  const QrSymbol symbol = qrSymbol(mark.text);
  if (symbol.side == 0) return;
  const QRectF square = rect(mark.square);
  const double module = square.width() / symbol.side;
  const double quiet = module * kQuietModules;
  painter.fillRect(square.adjusted(-quiet, -quiet, quiet, quiet), Qt::white);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing, false);
  // Paints runs instead of single modules, which could leave hairlines between them on some devices.
  for (int y = 0; y < symbol.side; ++y) {
    for (int x = 0; x < symbol.side; ++x) {
      const int start = x;
      while (x < symbol.side && symbol.at(x, y)) ++x;
      if (x > start)
        painter.fillRect(
            QRectF(square.left() + start * module, square.top() + y * module, (x - start) * module, module),
            Qt::black);
    }
  }
  painter.restore();
}

/// Paints the numbers of a track, each in its place, as the zone's owner reads them.
void paintTrack(QPainter& painter, const carddb::Zone& zone) {
  for (int number = 0; number <= zone.track->last; ++number) {
    const QRectF place = rect(carddb::trackPlace(zone, number));
    painter.save();
    painter.setPen(QPen(kPaleLine, 0.3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place);
    painter.translate(place.center());
    painter.rotate(90.0 * zone.quarterTurns);
    drawFitted(painter, QRectF(-place.width() / 2, -place.height() / 2, place.width(), place.height()),
               QString::number(number), {.maxSize = 6, .ink = kPaleText});
    painter.restore();
  }
}

/// Paints a zone with its name as its owner reads it, turned towards that owner.
void paintZone(QPainter& painter, const carddb::Zone& zone) {
  if (zone.track) return paintTrack(painter, zone);
  const QRectF area = rect(zone.area);
  painter.save();
  painter.setPen(QPen(kPaleLine, 0.4));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(area, 2.5, 2.5);
  painter.translate(area.center());
  painter.rotate(90.0 * zone.quarterTurns);
  const bool across = zone.quarterTurns % 2 != 0;
  const QRectF own(-(across ? area.height() : area.width()) / 2, -(across ? area.width() : area.height()) / 2,
                   across ? area.height() : area.width(), across ? area.width() : area.height());
  QString name = QString::fromStdString(zone.name);
  if (name.size() > 2 && name[1] == QLatin1Char('/')) name = name.mid(2);
  name.replace(QLatin1Char('/'), QLatin1Char(' '));
  drawFitted(painter, own.adjusted(3, 3, -3, -3), name, {.maxSize = 6, .maxLines = 2, .ink = kPaleText});
  painter.restore();
}

bool isTray(const carddb::Sheet& sheet) {
  return sheet.id.rfind("TRAY:", 0) == 0;
}

/// Paints the area for the dice: plain, and clear of the marks.
void paintTrayFloor(QPainter& painter, const carddb::Sheet& sheet, InkUse use) {
  const QRectF page(0, 0, sheet.width, sheet.height);
  painter.save();
  painter.setPen(QPen(kPaleLine, 0.8));
  painter.setBrush(use == InkUse::low ? QColor(Qt::white) : kTrayFloor);
  painter.drawRoundedRect(page.adjusted(3, 3, -3, -3), 4, 4);
  painter.restore();
  const QString seat = QString::fromStdString(sheet.id.substr(5));
  drawFitted(painter, QRectF(page.width() - 20, 5, 14, 14), seat,
             {.maxSize = 7, .bold = true, .ink = kPaleText});
  drawFitted(painter, QRectF(6, page.height() - 19, 14, 14), seat,
             {.maxSize = 7, .bold = true, .ink = kPaleText});
}

}  // namespace

void paintSheet(QPainter& painter, const carddb::Sheet& sheet, InkUse use) {
  const QRectF page(0, 0, sheet.width, sheet.height);
  painter.fillRect(page, Qt::white);
  painter.save();
  painter.setPen(QPen(kPaleLine, 0.4));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(page.adjusted(0.2, 0.2, -0.2, -0.2));
  painter.restore();
  if (isTray(sheet)) paintTrayFloor(painter, sheet, use);
  for (const carddb::Zone& zone : sheet.zones) paintZone(painter, zone);
  for (const carddb::SheetMark& mark : sheet.marks) paintMark(painter, mark);
}

}  // namespace lk::faces
