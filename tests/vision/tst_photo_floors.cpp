// Recognition of real photos by source, compared with the committed floors. Only part of each source's
// photos, so that it takes minutes. `score_photos` scores them all.
#include <QTest>

#include "floors.h"
#include "score_rows.h"

using namespace lk::photo_scores;

class PhotoFloorsTest : public QObject {
  Q_OBJECT

 private slots:
  void everySourceHasFloors() {
    const Floors floors = readFloors();
    for (const PhotoSource& source : scoreboard_.sources())
      QVERIFY2(
          floors.count(source.name) > 0,
          ("no floors for " + source.name + ": score_photos --write-floors --source " + source.name).c_str());
  }

  void aWatchingCameraFindsWhatAPhotoDoes_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("every");
    QTest::newRow("white backs on wood") << QString("foltys") << 2;
    QTest::newRow("one card on a chequered cloth") << QString("uno") << 6;
  }

  // By sides alone, two thirds of the first and one in three of the second are found.
  void aWatchingCameraFindsWhatAPhotoDoes() {
    QFETCH(QString, name);
    QFETCH(int, every);
    PhotoSource some = sourceOf(name);
    if (some.photos.empty())
      QSKIP(qPrintable("NO PHOTOS: " + name + " is not in ../shared; real photos of it are NOT tested"));
    thinOut(some, every);
    const SourceScore still = scoreboard_.run(some, {}), live = scoreboard_.run(some, {.live = true});
    qInfo("%s\n%s", rowOf(still).c_str(), rowOf(live).c_str());
    QVERIFY2(live.cards.found >= still.cards.found - 1, rowOf(live).c_str());
    QCOMPARE(live.cards.wrong + live.cards.falseNamed, 0);
  }

  void holds_data() {
    QTest::addColumn<QString>("name");
    for (const auto& [name, floors] : readFloors())
      QTest::newRow(name.c_str()) << QString::fromStdString(name);
  }

  void holds() {
    QFETCH(QString, name);
    PhotoSource some = sourceOf(name);
    if (some.photos.empty())
      QSKIP(qPrintable("NO PHOTOS: " + name + " is not in ../shared; real photos of it are NOT tested"));
    const SourceFloors floors = readFloors().at(some.name);
    thinOut(some, floors.every);
    const SourceScore score = scoreboard_.run(some, {});
    qInfo("%s", rowOf(score).c_str());
    std::string words;
    for (const std::string& complaint : complaints(score, floors)) words += "\n" + complaint;
    if (!words.empty())
      for (const std::string& fault : score.faults) words += "\n  " + fault;
    QVERIFY2(words.empty(), words.c_str());
  }

 private:
  /// Returns the source of that name, or one without photos if it is not available.
  [[nodiscard]] PhotoSource sourceOf(const QString& name) const {
    for (const PhotoSource& source : scoreboard_.sources())
      if (source.name == name.toStdString()) return source;
    return {};
  }

  Scoreboard scoreboard_{photoSources()};
};

QTEST_GUILESS_MAIN(PhotoFloorsTest)
#include "tst_photo_floors.moc"
