// Halves of an image: which one serves a reduction, and that its pixels are means of the image.
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "card_scene.h"
#include "vision/core/pyramid.h"

using namespace lk::vision;

class PyramidTest : public QObject {
  Q_OBJECT

 private slots:
  void theFullPictureIsShared() {
    const cv::Mat picture = scene::table(scene::Table::wood, {1200, 900}, 1);
    QCOMPARE(Pyramid(picture).full().data, picture.data);
  }

  void aLevelIsTwiceAsFineAsTheResult() {
    const Pyramid pyramid(scene::table(scene::Table::wood, {2400, 1800}, 1));
    for (const double reduction : {0.5, 1.0, 2.0, 3.9, 4.0, 7.9, 8.0, 15.0, 16.0, 100.0}) {
      const Pyramid::Level& level = pyramid.levelFor(reduction);
      QVERIFY(level.reduction == 1 || 2 * level.reduction <= reduction);
      QCOMPARE(level.bgr.cols, 2400 / level.reduction);
      QVERIFY(std::max(level.bgr.cols, level.bgr.rows) >= 256);
    }
    QCOMPARE(pyramid.levelFor(3.9).reduction, 1);
    QCOMPARE(pyramid.levelFor(4).reduction, 2);
    QCOMPARE(pyramid.levelFor(100).reduction, 8);
  }

  void aPixelOfALevelIsTheMeanOfASquare_data() {
    QTest::addColumn<cv::Size>("full");
    QTest::newRow("even") << cv::Size(2400, 1800);
    QTest::newRow("odd sides") << cv::Size(2401, 1799);
    QTest::newRow("small") << cv::Size(300, 200);
    QTest::newRow("a strip") << cv::Size(3000, 5);
    QTest::newRow("one pixel thin") << cv::Size(2000, 1);
    QTest::newRow("a pixel") << cv::Size(1, 1);
  }

  void aPixelOfALevelIsTheMeanOfASquare() {
    QFETCH(cv::Size, full);
    const cv::Mat picture = scene::table(scene::Table::wood, full, 2);
    const Pyramid pyramid(picture);
    for (const double reduction : {4.0, 8.0, 16.0}) {
      const auto& [level, side] = pyramid.levelFor(reduction);
      cv::Mat expected;
      cv::resize(picture(cv::Rect({}, level.size() * side)), expected, level.size(), 0, 0, cv::INTER_AREA);
      // Each halving rounds to whole grey levels.
      QVERIFY(cv::norm(level, expected, cv::NORM_INF) <= 2);
    }
  }

  void nothingIsNoFault() { QVERIFY(Pyramid(cv::Mat()).full().empty()); }
};

QTEST_GUILESS_MAIN(PyramidTest)
#include "tst_pyramid.moc"
