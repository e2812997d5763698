#include "app/record/printing/table_drawing.h"

#include <algorithm>
#include <cmath>

#include <QRegularExpression>

#include "app/phrases/qt_text.h"
#include "app/phrases/zone_words.h"
#include "app/record/printing/print_words.h"
#include "faces/ink.h"
#include "faces/text_fitter.h"
#include "vision/marks/laid_tiles.h"

namespace lk::app {

namespace {

constexpr double kSeat = 5;    // height of the line for a player's seat
constexpr double kNote = 4.5;  // and for the sizes
constexpr double kTileSide = 62;
constexpr double kMinName = 1.5;  // height of the em of a zone's name, on paper
const QColor kZoneLine(0x60, 0x60, 0x60);

QRectF rectOf(const carddb::RectMm& r) {
  return {r.x, r.y, r.width, r.height};
}

/// Returns the name of a zone without its player, whom the drawing shows.
QString nameOf(const carddb::Zone& zone, std::string_view game) {
  const std::string_view name = zone.name;
  if (name.starts_with("tray/")) return PrintWords::tr("Tray %1").arg(qtText(name.substr(5)));
  const QString label = zoneWords(name, game).label;
  return label.isEmpty() ? qtText(name) : label;
}

/// Returns the width of the longest word in letters of one millimetre.
double longestWord(const QString& name) {
  static const QRegularExpression kBetween(QStringLiteral("(?<=[ \\-\\p{Han}])"));
  double longest = 0;
  for (const QString& word : name.split(kBetween))
    longest = std::max(longest, faces::textWidth(word.trimmed(), 1, false));
  return longest;
}

/// A name is left out if a word of it would have to be broken, or it does not fit.
void paintZone(QPainter& painter, const carddb::Zone& zone, std::string_view game, double scale) {
  const QRectF area = rectOf(zone.area);
  painter.save();
  painter.setPen(QPen(kZoneLine, 0.25 / scale));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(area, 3, 3);
  painter.restore();
  const QRectF box = area.adjusted(2, 2, -2, -2);
  const QString name = nameOf(zone, game);
  const double size = std::min({3.2 / scale, area.height() / 2, box.width() / longestWord(name)});
  if (size < kMinName / scale) return;
  const faces::TextStyle style{.maxSize = size, .minSize = kMinName / scale, .maxLines = 3, .ink = Qt::black};
  const faces::FittedText fitted = faces::fitText(box.size(), name, style);
  if (fitted.whole) faces::drawText(painter, box, fitted, style);
}

void paintTile(QPainter& painter, const carddb::SheetMark& mark) {
  const QPointF middle = rectOf(mark.square).center();
  const QRectF tile(middle.x() - kTileSide / 2, middle.y() - kTileSide / 2, kTileSide, kTileSide);
  painter.fillRect(tile, Qt::white);
  painter.save();
  painter.setPen(QPen(Qt::black, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(tile);
  // The three squares by which people know such marks.
  for (const QPointF at : {QPointF(-1, -1), QPointF(1, -1), QPointF(-1, 1)}) {
    const QPointF place = middle + at * kTileSide * 0.22;
    const double half = kTileSide * 0.14;
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
  const std::string_view game = std::string_view(mat.id).substr(mat.id.find(':') + 1);
  const double scale = std::min(box.width() / mat.width, (box.height() - 2 * kSeat - kNote) / mat.height);
  const QRectF table(box.center().x() - mat.width * scale / 2, box.top() + kSeat, mat.width * scale,
                     mat.height * scale);
  const auto line = [&](double top, const QString& text, double height) {
    faces::drawFitted(painter, QRectF(box.left(), top, box.width(), height), text,
                      {.maxSize = 3.2, .minSize = 2.5, .bold = height == kSeat, .ink = Qt::black});
  };
  line(box.top(), PrintWords::tr("Player B"), kSeat);
  painter.save();
  painter.translate(table.topLeft());
  painter.scale(scale, scale);
  painter.setPen(QPen(kZoneLine, 0.3 / scale, Qt::DashLine));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(0, 0, mat.width, mat.height));
  for (const carddb::Zone& zone : mat.zones) paintZone(painter, zone, game, scale);
  for (const carddb::SheetMark& mark : mat.marks) paintTile(painter, mark);
  painter.restore();
  line(table.bottom(), PrintWords::tr("Player A; the camera looks from here"), kSeat);
  line(table.bottom() + kSeat, laidSizeNote(layout), kNote);
  return table.height() + 2 * kSeat + kNote;
}

}  // namespace lk::app
