// What is reported for faces that were read: a value, a doubt, or nothing.
#include <algorithm>

#include <QTest>

#include "vision/dice/dice_decide.h"

using namespace lk::vision;

namespace {

/// Returns the report for dice found and read with certainty.
std::vector<DieSighting> reported(const std::vector<int>& values) {
  std::vector<FoundDie> found;
  std::vector<FaceReading> read;
  for (const int value : values) {
    const float x = 60.F * static_cast<float>(found.size());
    found.push_back({{x, 0, 40, 40}, 0.99});
    FaceReading face;
    face.chances[static_cast<std::size_t>(value)] = 0.99;
    face.top = {cv::Point2f(x, 0), {x + 40, 0}, {x + 40, 40}, {x, 40}};
    read.push_back(face);
  }
  return decideDice(found, read, false);
}

std::ptrdiff_t valuesOf(const std::vector<DieSighting>& dice, int value) {
  return std::count_if(dice.begin(), dice.end(), [&](const auto& die) { return die.value == value; });
}

}  // namespace

class DiceDecideTest : public QObject {
  Q_OBJECT

 private slots:
  void surelyReadDiceHaveTheirValues() {
    const auto dice = reported({1, 2, 3, 4, 5, 6, 1, 1, 1});
    QCOMPARE(valuesOf(dice, 1), std::ptrdiff_t(4));
    QCOMPARE(valuesOf(dice, 6), std::ptrdiff_t(1));
    QCOMPARE(valuesOf(reported({1, 1, 1, 1, 1, 1}), 1), std::ptrdiff_t(6));
  }

  /// Flowers on a cloth, glass beads and buttons have a dot in the centre.
  void nothingButOnesAreNoDice() {
    const auto dice = reported({1, 1, 1, 1, 1, 1, 1, 1, 1, 4});
    QCOMPARE(dice.size(), std::size_t(10));
    QCOMPARE(valuesOf(dice, 1), std::ptrdiff_t(0));
    QCOMPARE(valuesOf(dice, 4), std::ptrdiff_t(1));
    for (const DieSighting& die : dice) QVERIFY(die.value || die.confidence <= 0.5);
  }
};

QTEST_GUILESS_MAIN(DiceDecideTest)
#include "tst_dice_decide.moc"
