// The patch around a die that the nets see.
#include <QtTest/QtTest>

#include "vision/dice/dice_patch.h"

using namespace lk::vision;

class DicePatch : public QObject {
  Q_OBJECT

 private slots:
  void thePictureStaysAsItIs_data() {
    QTest::addColumn<int>("side");
    QTest::newRow("as large as what is looked at") << 96;
    QTest::newRow("larger") << 200;
    QTest::newRow("smaller") << 60;
  }
  void thePictureStaysAsItIs() {
    QFETCH(int, side);
    cv::Mat picture(side, side, CV_8UC3);
    cv::RNG random(3);
    random.fill(picture, cv::RNG::UNIFORM, 0, 255);
    const cv::Mat before = picture.clone();
    const cv::Point2f aside(0.4F * static_cast<float>(side), 0.6F * static_cast<float>(side));
    patchAt(Pyramid(picture), {aside, 64, 0.3F}, 48);
    QCOMPARE(cv::norm(picture, before, cv::NORM_INF), 0.0);
  }
};

QTEST_GUILESS_MAIN(DicePatch)
#include "tst_dice_patch.moc"
