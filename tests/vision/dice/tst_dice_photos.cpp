// Two hundred photos of real dice of every colour: read right, wrong, uncertain, or missed. The labels are
// used as they are, although a few are missing or wrong.
#include <chrono>

#include <QtTest/QtTest>
#include <opencv2/imgcodecs.hpp>

#include "dice_photos.h"
#include "vision/dice/dice_reader.h"

using namespace lk::vision;

class DicePhotos : public QObject {
  Q_OBJECT

 private slots:
  void halvesAreReadHonestly_data() {
    QTest::addColumn<int>("half");
    QTest::addColumn<double>("rightPercent");  // floors and a ceiling, slightly beyond what is reached
    QTest::addColumn<double>("wrongPercent");  // of the reported values
    QTest::newRow("first half, tuned on") << 0 << 98.5 << 1.0;
    QTest::newRow("second half, never tuned on") << 1 << 96.0 << 1.2;
  }

  void halvesAreReadHonestly() {
    QFETCH(int, half);
    QFETCH(double, rightPercent);
    QFETCH(double, wrongPercent);
    const auto all = photos::dicePhotos();
    if (all.empty()) QSKIP("THE DICE PHOTOS ARE NOT THERE: nothing was measured");
    const std::size_t middle = all.size() / 2;
    photos::DiceScore sum;
    std::vector<double> ms;
    for (std::size_t i = half == 0 ? 0 : middle; i < (half == 0 ? middle : all.size()); ++i) {
      const cv::Mat image = cv::imread(all[i].file.string());
      QVERIFY2(!image.empty(), all[i].file.c_str());
      const auto begin = std::chrono::steady_clock::now();
      const auto seen = readDice(image);
      ms.push_back(
          std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
      sum.add(photos::score(seen, all[i].dice));
    }
    std::sort(ms.begin(), ms.end());
    qInfo("%s; %.0f ms a photo (median), %.0f at most", sum.words().c_str(), ms[ms.size() / 2], ms.back());
    QVERIFY2(sum.right * 100 >= rightPercent * sum.dice, sum.words().c_str());
    QVERIFY2((sum.wrong + sum.strange) * 100 <= wrongPercent * (sum.right + sum.wrong + sum.strange),
             sum.words().c_str());
    // On photos used for training hardly a doubt is left, but the label errors remain.
    if (half == 1) QVERIFY2(sum.wrong + sum.strange <= sum.unsure + sum.missed, sum.words().c_str());
  }
};

QTEST_GUILESS_MAIN(DicePhotos)
#include "tst_dice_photos.moc"
