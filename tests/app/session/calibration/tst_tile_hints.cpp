// Tests that a night says once what is wrong with corner tiles, and nothing while they do their work.
#include <QGuiApplication>
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "app/kit/references.h"
#include "app/phrases/check_words.h"
#include "app/session/calibration/tile_hints.h"
#include "faces/face_painter.h"
#include "kits.h"

using namespace lk;
using namespace lk::app;

namespace {

constexpr double kPixelsPerMm = 1.6;
constexpr double kEvery = 0.5;  // seconds
constexpr double kLong = 30;

/// Returns a table of Halfwish from straight above with these of its tiles, and copies of some beside them.
cv::Mat tableWith(const std::vector<std::size_t>& tiles, const std::vector<std::size_t>& copies = {}) {
  const carddb::Sheet& mat = test::kit()->layout.mat;
  const std::vector<carddb::Sheet> all = carddb::cornerTiles(mat);
  cv::Mat table(static_cast<int>((mat.height + 60) * kPixelsPerMm),
                static_cast<int>((mat.width + 60) * kPixelsPerMm), CV_8UC3, cv::Scalar(60, 90, 130));
  const auto lay = [&](std::size_t tile, cv::Point2d off) {
    QImage image = faces::sheetImage(all[tile], kPixelsPerMm).convertToFormat(QImage::Format_BGR888);
    const cv::Mat bgr(image.height(), image.width(), CV_8UC3, image.bits(),
                      static_cast<std::size_t>(image.bytesPerLine()));
    const carddb::RectMm &at = mat.marks[tile].square, &on = all[tile].marks.front().square;
    const cv::Point2d corner = cv::Point2d(at.x - on.x + 30, at.y - on.y + 30) + off;
    bgr.copyTo(table(cv::Rect(cv::Point(corner * kPixelsPerMm), bgr.size())));
  };
  for (const std::size_t tile : tiles) lay(tile, {0, 0});
  for (const std::size_t tile : copies) lay(tile, {200, 0});
  return table;
}

std::vector<TilesSeen> hintsOf(const cv::Mat& table, bool located = false) {
  TileHints hints(sheetSpecs(test::kit()->layout).front());
  std::vector<TilesSeen> all;
  for (double seconds = 0; seconds < kLong; seconds += kEvery)
    if (const auto hint = hints.take(table, seconds, located)) all.push_back(*hint);
  return all;
}

}  // namespace

class TileHintsTest : public QObject {
  Q_OBJECT

 private slots:
  void tilesThatLieWellHaveNoHint() { QVERIFY(hintsOf(tableWith({0, 1, 2, 3})).empty()); }

  void aTableWithoutTilesHasNoHint() { QVERIFY(hintsOf(tableWith({})).empty()); }

  void aMissingTileIsNamedOnce() {
    const std::vector<TilesSeen> hints = hintsOf(tableWith({0, 1, 3}));
    QCOMPARE(hints.size(), std::size_t{1});
    QVERIFY(hints.front().trouble == TileTrouble::missing);
    const QString text = hintText(Check::mat, hints.front());
    QVERIFY2(text.contains("near right") && text.contains(". "), qPrintable(text));
  }

  void aDoubledTileIsNamedOnce() {
    const std::vector<TilesSeen> hints = hintsOf(tableWith({0, 1, 2, 3}, {0}));
    QCOMPARE(hints.size(), std::size_t{1});
    QVERIFY(hints.front().trouble == TileTrouble::doubled);
  }

  void aTableThatIsLocatedIsNotExamined() { QVERIFY(hintsOf(tableWith({0, 1, 3}), true).empty()); }

  void tilesThatAreJustBeingLaidHaveNoHint() {
    TileHints hints(sheetSpecs(test::kit()->layout).front());
    QVERIFY(!hints.take(tableWith({0}), 0, false));
    for (double seconds = kEvery; seconds < kLong; seconds += kEvery)
      QVERIFY(!hints.take(tableWith({0, 1, 2, 3}), seconds, false));
  }
};

QTEST_MAIN(TileHintsTest)
#include "tst_tile_hints.moc"
