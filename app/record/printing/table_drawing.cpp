#include "app/record/printing/table_drawing.h"

#include <algorithm>
#include <cmath>

#include "app/record/printing/print_words.h"
#include "app/record/printing/zone_names.h"
#include "faces/ink.h"
#include "faces/text_fitter.h"
#include "vision/marks/laid_tiles.h"

namespace lk::app {

namespace {

constexpr double kSeat = 5;    // height of the line for a player's seat
constexpr double kNote = 4.5;  // and for the sizes, and the key of names
const QColor kZoneLine(0x60, 0x60, 0x60);

QRectF rectOf(const carddb::RectMm& r) {
  return {r.x, r.y, r.width, r.height};
}

void paintZone(QPainter& painter, const carddb::Zone& zone, double scale) {
  painter.save();
  painter.setPen(QPen(kZoneLine, 0.25 / scale));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(rectOf(zone.area), 3, 3);
  painter.restore();
}

void paintTile(QPainter& painter, const carddb::SheetMark& mark) {
  const QRectF tile = tileArea(mark);
  painter.fillRect(tile, Qt::white);
  painter.save();
  painter.setPen(QPen(Qt::black, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(tile);
  // The three squares by which people know such marks.
  for (const QPointF at : {QPointF(-1, -1), QPointF(1, -1), QPointF(-1, 1)}) {
    const QPointF place = tile.center() + at * tile.width() * 0.22;
    const double half = tile.width() * 0.14;
    painter.fillRect(QRectF(place.x() - half, place.y() - half, 2 * half, 2 * half), Qt::black);
    painter.fillRect(QRectF(place.x() - half / 2, place.y() - half / 2, half, half), Qt::white);
  }
  painter.restore();
}

QString centimetres(double mm) {
  return QString::number(std::round(mm / 10));
}

}  // namespace

QSizeF laidSize(const carddb::TableLayout& layout) {
  const QRectF first = rectOf(layout.mat.marks[0].square), third = rectOf(layout.mat.marks[2].square);
  const QPointF across = third.center() - first.center();
  return {across.x(), across.y()};
}

QString laidSizeNote(const carddb::TableLayout& layout) {
  const QSizeF size = laidSize(layout);
  const auto sized = [&](double stretch) {
    return PrintWords::tr("%1 x %2 cm")
        .arg(centimetres(stretch * size.width()), centimetres(stretch * size.height()));
  };
  return PrintWords::tr("From middle to middle of the tiles %1; anything from %2 to %3 will do.")
      .arg(sized(1), sized(vision::kMinStretch), sized(vision::kMaxStretch));
}

double paintTable(QPainter& painter, const QRectF& box, const carddb::TableLayout& layout) {
  const carddb::Sheet& mat = layout.mat;
  const auto scaled = [&](double key) {
    return std::min(box.width() / mat.width, (box.height() - 2 * kSeat - kNote - key) / mat.height);
  };
  double scale = scaled(0);
  ZoneNames names = zoneNames(mat, scale);
  if (!names.key.isEmpty()) {
    scale = scaled(kNote);
    names = zoneNames(mat, scale);
  }
  const QString key = keyLine(names);
  const QRectF table(box.center().x() - mat.width * scale / 2, box.top() + kSeat, mat.width * scale,
                     mat.height * scale);
  const auto line = [&](double top, const QString& text, double height) {
    faces::drawFitted(
        painter, QRectF(box.left(), top, box.width(), height), text,
        {.maxSize = 3.2, .minSize = faces::kMinLabel, .bold = height == kSeat, .ink = Qt::black});
  };
  line(box.top(), PrintWords::tr("Player B"), kSeat);
  painter.save();
  painter.translate(table.topLeft());
  painter.scale(scale, scale);
  painter.setPen(QPen(kZoneLine, 0.3 / scale, Qt::DashLine));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(0, 0, mat.width, mat.height));
  for (const carddb::Zone& zone : mat.zones) paintZone(painter, zone, scale);
  paintNames(painter, names);
  for (const carddb::SheetMark& mark : mat.marks) paintTile(painter, mark);
  painter.restore();
  line(table.bottom(), PrintWords::tr("Player A; the camera looks from here"), kSeat);
  double bottom = table.bottom() + kSeat;
  for (const QString& note : {key, laidSizeNote(layout)}) {
    if (note.isEmpty()) continue;
    line(bottom, note, kNote);
    bottom += kNote;
  }
  return bottom - box.top();
}

}  // namespace lk::app
