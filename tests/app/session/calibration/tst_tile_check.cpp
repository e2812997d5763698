// Tests that each fault of corner tiles is told apart, and has a sentence and a cure.

#include <QGuiApplication>
#include <QTest>

#include "app/kit/references.h"
#include "app/phrases/check_words.h"
#include "app/phrases/tile_words.h"
#include "app/session/calibration/table_check.h"
#include "app/session/calibration/tile_check.h"
#include "kits.h"
#include "vision/marks/sheet_search.h"

using namespace lk;
using namespace lk::app;
using test::kit;
using vision::MarkSighting;

namespace {

vision::SheetSpec mat(std::string_view game = "halfwish") {
  return sheetSpecs(kit(game)->layout).front();
}

/// Returns a mark of a table seen straight from above, one pixel a millimetre.
MarkSighting seen(const vision::MarkSpec& mark, cv::Point2d stretch = {1, 1}, double turnedDeg = 0) {
  const cv::Rect2d& r = mark.square;
  const cv::Point2d middle((r.x + r.width / 2) * stretch.x, (r.y + r.height / 2) * stretch.y);
  const cv::Point2d half(r.width / 2, r.height / 2);
  return {mark.text, vision::printedCorners({mark.text, {middle - half, middle + half}, turnedDeg})};
}

std::vector<MarkSighting> laid(cv::Point2d stretch = {1, 1}) {
  std::vector<MarkSighting> marks;
  const vision::SheetSpec sheet = mat();
  for (const vision::MarkSpec& tile : sheet.tiles) marks.push_back(seen(tile, stretch));
  return marks;
}

TilesSeen checked(const std::vector<MarkSighting>& marks) {
  return checkTiles(marks, mat());
}

}  // namespace

class TileCheckTest : public QObject {
  Q_OBJECT

  static void isTold(const TilesSeen& tiles, TileTrouble trouble, const QString& word) {
    QVERIFY(tiles.trouble);
    QCOMPARE(static_cast<int>(*tiles.trouble), static_cast<int>(trouble));
    QVERIFY2(tilesFound(tiles).contains(word), qPrintable(tilesFound(tiles)));
    QVERIFY(!tilesCure(tiles).isEmpty());
  }

 private slots:
  void fourTilesAreWell() {
    const TilesSeen tiles = checked(laid());
    QVERIFY(tiles.any && !tiles.trouble);
    QVERIFY(!tilesFound(tiles).isEmpty() && tilesCure(tiles).isEmpty());
    QVERIFY(!checked({}).any);
  }

  void sizesFromThreeQuartersToThirteenTenthsAreWell() {
    for (const double stretch : {0.75, 0.9, 1.15, 1.3}) QVERIFY(!checked(laid({stretch, stretch})).trouble);
    isTold(checked(laid({0.7, 0.9})), TileTrouble::tooSmall, "70 %");
    isTold(checked(laid({1.0, 1.4})), TileTrouble::tooLarge, "140 %");
  }

  void aMissingTileIsNamed() {
    std::vector<MarkSighting> marks = laid();
    marks.erase(marks.begin() + 1);
    isTold(checked(marks), TileTrouble::missing, "far right");
    marks.erase(marks.begin());
    isTold(checked(marks), TileTrouble::missing, "far left");
  }

  void aDoubledTileIsNamed() {
    std::vector<MarkSighting> marks = laid();
    marks.push_back(seen(mat().tiles[2], {0.8, 0.8}));
    isTold(checked(marks), TileTrouble::doubled, "near right");
  }

  void tilesOfAnotherGameAreNamed() {
    std::vector<MarkSighting> marks;
    const vision::SheetSpec other = mat("magepunk");
    for (const vision::MarkSpec& tile : other.tiles) marks.push_back(seen(tile));
    isTold(checked(marks), TileTrouble::otherGame, "Magepunk");
    marks.front() = laid().front();
    isTold(checked(marks), TileTrouble::severalGames, "Magepunk");
  }

  void tilesBesideTheMatAreReported() {
    std::vector<MarkSighting> marks = laid();
    marks.push_back(seen(mat().marks.front()));
    isTold(checked(marks), TileTrouble::withMat, "mat");
  }

  void tilesInWrongCornersAreReported() {
    std::vector<MarkSighting> marks = laid();
    std::swap(marks[0].corners, marks[1].corners);
    isTold(checked(marks), TileTrouble::mixedUp, "corners");
  }

  void tilesMayBeTurnedByTenDegrees() {
    std::vector<MarkSighting> marks = laid();
    marks[3] = seen(mat().tiles[3], {1, 1}, 10);
    QVERIFY(!checked(marks).trouble);
    marks[3] = seen(mat().tiles[3], {1, 1}, 20);
    isTold(checked(marks), TileTrouble::crooked, "near left");
    marks[3] = seen(mat().tiles[3], {1, 1}, 90);
    isTold(checked(marks), TileTrouble::mixedUp, "corners");
  }

  void aTileOfAnotherSizeIsNamed() {
    std::vector<MarkSighting> marks = laid();
    vision::MarkSpec small = mat().tiles[1];
    const double less = 0.06 * small.square.width;
    small.square = {small.square.x + less, small.square.y + less, small.square.width - 2 * less,
                    small.square.height - 2 * less};
    marks[1] = seen(small);
    isTold(checked(marks), TileTrouble::unequal, "far right");
    QVERIFY(tilesCure(checked(marks)).contains("50 mm"));
  }

  void tilesThatDoNotGoWithTheTraysAreReported() {
    for (const double scale : {0.94, 1.0, 1.06}) {
      const carddb::TableLayout& layout = kit()->layout;
      TableObservation table;
      table.bgr = cv::Mat(500, 800, CV_8UC3, cv::Scalar(200, 200, 200));
      const std::vector<vision::SheetSpec> specs = sheetSpecs(layout);
      for (const vision::MarkSpec& tile : specs.front().tiles) {
        const cv::Rect2d& r = tile.square;
        const cv::Point2d middle(r.x + r.width / 2, r.y + r.height / 2);
        const cv::Point2d half(scale * r.width / 2, scale * r.height / 2);
        table.marks.push_back(
            {tile.text, vision::printedCorners({tile.text, {middle - half, middle + half}})});
      }
      for (const vision::MarkSpec& mark : specs.back().marks)
        table.marks.push_back({mark.text, vision::printedCorners(mark)});
      table.sheets = vision::locateSheets(table.marks, specs);
      table.tiles = checkTiles(table.marks, specs.front());
      for (const CheckResult& result : checkTable(table, layout)) {
        if (result.check != Check::mat) continue;
        QCOMPARE(result.tiles.trouble == TileTrouble::scaled, scale != 1.0);
        if (scale == 1.0) continue;
        const QString share = QString::number(std::lround(100 * scale)) + " %";
        QVERIFY2(checkFound(result).contains(share), qPrintable(checkFound(result)));
        QVERIFY(checkCure(result).contains("50 mm"));
      }
    }
  }

  void tilesThatAreNoRectangleAreCrooked() {
    std::vector<MarkSighting> marks = laid();
    for (const std::size_t i : {0, 1})
      for (cv::Point2f& corner : marks[i].corners) corner.x += 130;  // sheared by more than ten degrees
    isTold(checked(marks), TileTrouble::crooked, "far left");
  }
};

QTEST_MAIN(TileCheckTest)
#include "tst_tile_check.moc"
