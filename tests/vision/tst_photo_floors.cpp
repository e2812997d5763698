// The eyes on real photos, source by source, against the floors that are committed for each; of every source
// some photos only, so that it takes minutes. `score_photos` scores them all.
#include <algorithm>

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

  void holds_data() {
    QTest::addColumn<QString>("name");
    for (const auto& [name, floors] : readFloors())
      QTest::newRow(name.c_str()) << QString::fromStdString(name);
  }

  void holds() {
    QFETCH(QString, name);
    const auto& sources = scoreboard_.sources();
    const auto found = std::find_if(sources.begin(), sources.end(), [&](const PhotoSource& source) {
      return source.name == name.toStdString();
    });
    if (found == sources.end())
      QSKIP(qPrintable("NO PHOTOS: " + name + " is not in ../shared; real photos of it are NOT tested"));
    const SourceFloors floors = readFloors().at(found->name);
    PhotoSource some = *found;
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
  Scoreboard scoreboard_{photoSources()};
};

QTEST_GUILESS_MAIN(PhotoFloorsTest)
#include "tst_photo_floors.moc"
