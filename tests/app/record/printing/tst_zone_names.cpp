// Tests that a drawing of the table names every zone, readable and within the zone, in every language.
#include <QRegularExpression>
#include <QTest>

#include "app/phrases/language_scope.h"
#include "app/phrases/translation.h"
#include "app/record/printing/zone_names.h"
#include "game_rows.h"

using namespace lk;
using namespace lk::app;

namespace {

/// Returns where the text stands on the table.
QRectF takenBy(const ZoneName& place) {
  double width = 0;
  for (const QString& line : place.fitted.lines)
    width = std::max(width, faces::textWidth(line, place.fitted.size, false));
  QSizeF size(width, faces::linesHeight(place.fitted.lines.size(), place.fitted.size));
  if (place.turned) size.transpose();
  return {place.area.center() - QPointF(size.width() / 2, size.height() / 2), size};
}

/// Returns the words of a text, without spaces and numbers.
QString wordsOf(QString text) {
  static const QRegularExpression kOther(QStringLiteral("[ \\d\u2013]"));
  return text.remove(kOther);
}

/// Returns the name that stands in the zone, or in the key under the number that stands there.
QString readAt(const ZoneName& place, const ZoneNames& names) {
  const QString shown = place.fitted.lines.join(QString());
  if (!shown.startsWith(QLatin1Char('('))) return shown;
  return names.key.value(shown.mid(1, shown.size() - 2).toInt() - 1);
}

}  // namespace

class ZoneNamesTest : public QObject {
  Q_OBJECT

 private slots:
  void everyZoneIsNamed_data() { test::gameRows(); }
  void everyZoneIsNamed() {
    const carddb::Sheet& mat = test::kitOfRow()->layout.mat;
    for (const QString& language : Translation::languages()) {
      const LanguageScope words(language);
      // As wide as a sheet for a first game, and as low as above the rules.
      for (const double scale : {190 / mat.width, std::min(190 / mat.width, 59 / mat.height)}) {
        const ZoneNames names = zoneNames(mat, scale);
        QCOMPARE(names.all.size(), mat.zones.size());
        for (std::size_t i = 0; i < names.all.size(); ++i) {
          const ZoneName& place = names.all[i];
          const QString shown = place.fitted.lines.join(QString());
          const QString said = QStringLiteral("%1, %2: %3").arg(language).arg(scale).arg(shown);
          QVERIFY2(!place.name.isEmpty(), mat.zones[i].name.c_str());
          QCOMPARE(wordsOf(readAt(place, names)), wordsOf(place.name));
          QVERIFY2(place.fitted.size * scale >= faces::kMinLabel * 0.999, qPrintable(said));
          const carddb::RectMm& zone = mat.zones[i].area;
          const QRectF taken = takenBy(place);
          QVERIFY2(QRectF(zone.x, zone.y, zone.width, zone.height).contains(taken), qPrintable(said));
          for (const carddb::SheetMark& mark : mat.marks)
            QVERIFY2(!tileArea(mark).intersects(taken), qPrintable(said));
        }
        const double key = faces::textWidth(keyLine(names), faces::kMinLabel, false);
        QVERIFY2(key < 186, qPrintable(keyLine(names)));
      }
    }
  }
};

QTEST_MAIN(ZoneNamesTest)
#include "tst_zone_names.moc"
