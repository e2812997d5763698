#include "app/record/printing/zone_names.h"

#include <algorithm>

#include <QRegularExpression>

#include "app/phrases/qt_text.h"
#include "app/phrases/zone_words.h"
#include "app/record/printing/print_words.h"

namespace lk::app {

namespace {

constexpr double kMaxName = 3.2;  // height of the em on paper
constexpr double kMinName = faces::kMinLabel;
constexpr double kNameEdge =
    0.4;  // before and after a line of a name, on paper; letters leave room above and below
constexpr int kMaxLines = 3;
constexpr double kTileSide = 62;  // on the table

QString nameOf(const carddb::Zone& zone, std::string_view game) {
  const std::string_view name = zone.name;
  if (name.starts_with("tray/")) return PrintWords::tr("Tray %1").arg(qtText(name.substr(5)));
  const QString label = zoneWords(name, game).label;
  return label.isEmpty() ? qtText(name) : label;
}

/// Returns the width of the longest word in letters of one millimetre.
double longestWord(const QString& name) {
  static const QRegularExpression kBreaks(QStringLiteral("(?<=[ \\-\\p{Han}])"));
  double longest = 0;
  for (const QString& word : name.split(kBreaks))
    longest = std::max(longest, faces::textWidth(word.trimmed(), 1, false));
  return longest;
}

/// Returns the largest rectangle of the zone that no corner tile covers.
QRectF freeOf(QRectF zone, const carddb::Sheet& mat) {
  for (const carddb::SheetMark& mark : mat.marks) {
    const QRectF tile = tileArea(mark);
    if (!zone.intersects(tile)) continue;
    QRectF best;
    for (const QRectF& part : {QRectF(zone.topLeft(), QPointF(tile.left(), zone.bottom())),
                               QRectF(QPointF(tile.right(), zone.top()), zone.bottomRight()),
                               QRectF(zone.topLeft(), QPointF(zone.right(), tile.top())),
                               QRectF(QPointF(zone.left(), tile.bottom()), zone.bottomRight())})
      if (part.isValid() && part.width() * part.height() > best.width() * best.height()) best = part;
    zone = best;
  }
  return zone;
}

/// Returns the room for text in the direction in which it reads.
QSizeF roomOf(const ZoneName& place) {
  return place.turned ? place.area.size().transposed() : place.area.size();
}

/// Chinese is not read turned by a quarter.
bool mayTurn(const QString& name) {
  static const QRegularExpression kHan(QStringLiteral("\\p{Han}"));
  return !name.contains(kHan);
}

/// Fits the text as large as no word of it must be broken. Returns whether it can be read.
bool fits(ZoneName& place, const QString& text, double scale) {
  const QSizeF room = roomOf(place) - QSizeF(2 * kNameEdge / scale, 0);
  const double size = std::min({kMaxName / scale, room.height(), room.width() / longestWord(text)});
  if (size < kMinName / scale) return false;
  place.style = {.maxSize = size, .minSize = kMinName / scale, .maxLines = kMaxLines, .ink = Qt::black};
  place.fitted = faces::fitText(room, text, place.style);
  return place.fitted.whole;
}

/// Collects names that differ only in their number under one number of the key.
class Key {
 public:
  /// Returns what stands in the zone instead of the name.
  QString add(const QString& name) {
    static const QRegularExpression kNumber(QStringLiteral("\\d+"));
    const QRegularExpressionMatch number = kNumber.match(name);
    const Entry entry{name.left(number.capturedStart()),
                      number.hasMatch() ? name.mid(number.capturedEnd()) : QString(),
                      number.captured(),
                      {}};
    auto at = std::find_if(entries_.begin(), entries_.end(), [&](const Entry& each) {
      return each.before == entry.before && each.after == entry.after;
    });
    if (at == entries_.end())
      at = entries_.insert(at, entry);
    else if (at->first != entry.first)
      at->last = entry.first;
    return QStringLiteral("(%1)").arg(at - entries_.begin() + 1);
  }

  [[nodiscard]] QStringList lines() const {
    QStringList out;
    for (const Entry& each : entries_)
      out << each.before + each.first + (each.last.isEmpty() ? QString() : QChar(0x2013) + each.last) +
                 each.after;
    return out;
  }

 private:
  struct Entry {
    QString before, after;
    QString first, last;  // numbers between them; empty: none, or only one
  };
  std::vector<Entry> entries_;
};

}  // namespace

QRectF tileArea(const carddb::SheetMark& mark) {
  const QPointF middle(mark.square.x + mark.square.width / 2, mark.square.y + mark.square.height / 2);
  return {middle.x() - kTileSide / 2, middle.y() - kTileSide / 2, kTileSide, kTileSide};
}

ZoneNames zoneNames(const carddb::Sheet& mat, double scale) {
  const std::string_view game = std::string_view(mat.id).substr(mat.id.find(':') + 1);
  ZoneNames names;
  Key key;
  for (const carddb::Zone& zone : mat.zones) {
    ZoneName place{nameOf(zone, game),
                   freeOf(QRectF(zone.area.x, zone.area.y, zone.area.width, zone.area.height), mat)};
    bool fitted = fits(place, place.name, scale);
    if (!fitted && mayTurn(place.name)) {
      place.turned = true;
      fitted = fits(place, place.name, scale);
    }
    if (!fitted) {
      place.turned = false;
      fits(place, key.add(place.name), scale);
    }
    names.all.push_back(place);
  }
  names.key = key.lines();
  return names;
}

void paintNames(QPainter& painter, const ZoneNames& names) {
  for (const ZoneName& place : names.all) {
    painter.save();
    painter.translate(place.area.center());
    if (place.turned) painter.rotate(-90);
    const QSizeF room = roomOf(place);
    faces::drawText(painter, QRectF(QPointF(-room.width() / 2, -room.height() / 2), room), place.fitted,
                    place.style);
    painter.restore();
  }
}

QString keyLine(const ZoneNames& names) {
  QStringList parts;
  for (qsizetype i = 0; i < names.key.size(); ++i)
    parts << QStringLiteral("(%1)\u00a0%2").arg(i + 1).arg(names.key[i]);
  return parts.join(QStringLiteral("  "));
}

}  // namespace lk::app
