// Dice drawn by the test itself: every value in many colours, and objects that resemble dice.
#include <vector>

#include <QtTest/QtTest>
#include <opencv2/imgproc.hpp>

#include "drawn_dice.h"
#include "vision/dice/dice_decide.h"
#include "vision/dice/dice_noise.h"
#include "vision/dice/dice_reader.h"

using namespace lk::vision;

using drawn::DiceColours;
using drawn::DiceDrawing;
using drawn::Die;
using drawn::usualColours;

namespace {

cv::Mat draw(const std::vector<Die>& dice, cv::Size size, cv::Scalar table, double blur, double noise) {
  DiceDrawing drawing(size, table);
  for (const Die& die : dice) drawing.add(die);
  cv::RNG random(7);
  return drawing.finish(blur, noise, random);
}

cv::Point2d middle(const DieSighting& die) {
  cv::Point2d sum(0, 0);
  for (const cv::Point2f& p : die.corners) sum += cv::Point2d(p);
  return sum * 0.25;
}

struct Tally {
  int right = 0, wrong = 0, unsure = 0, missed = 0, strange = 0;
};

/// Compares with what was drawn; `strange` counts values where there is no die.
Tally tally(const std::vector<DieSighting>& seen, const std::vector<Die>& drawn) {
  Tally t;
  std::vector<bool> used(seen.size(), false);
  for (const Die& die : drawn) {
    int found = -1;
    for (std::size_t i = 0; i < seen.size(); ++i)
      if (!used[i] && cv::norm(middle(seen[i]) - die.centre) < 0.3 * die.side) found = static_cast<int>(i);
    if (found < 0) {
      ++t.missed;
      continue;
    }
    used[found] = true;
    if (!seen[found].value)
      ++t.unsure;
    else
      ++(*seen[found].value == die.value ? t.right : t.wrong);
  }
  for (std::size_t i = 0; i < seen.size(); ++i)
    if (!used[i] && seen[i].value) ++t.strange;
  return t;
}

QByteArray words(const Tally& t) {
  return QStringLiteral("right %1, wrong %2, unsure %3, missed %4, strange %5")
      .arg(t.right)
      .arg(t.wrong)
      .arg(t.unsure)
      .arg(t.missed)
      .arg(t.strange)
      .toUtf8();
}

/// Returns one die of each value in three columns and two rows, each rotated differently.
std::vector<Die> oneOfEach(double side, const DiceColours& colours, double firstTurn) {
  std::vector<Die> dice;
  for (int value = 1; value <= 6; ++value) {
    const int column = (value - 1) % 3;
    const int row = (value - 1) / 3;
    dice.push_back({value,
                    {side * (1.3 + 2.1 * column), side * (1.3 + 2.1 * row)},
                    side,
                    firstTurn + 17.0 * value,
                    colours});
  }
  return dice;
}

}  // namespace

class DiceDrawn : public QObject {
  Q_OBJECT

 private slots:
  void everyValueInEveryColour_data() {
    QTest::addColumn<int>("colours");
    QTest::addColumn<double>("side");
    QTest::addColumn<double>("hint");
    for (std::size_t i = 0; i < usualColours().size(); ++i)
      for (const double side : {36.0, 56.0})
        for (const double share : {0.0, 1.0})
          QTest::addRow("%s, %.0f px, %s", usualColours()[i].name, side,
                        share > 0 ? "size told" : "size searched")
              << static_cast<int>(i) << side << share * side;
  }

  void everyValueInEveryColour() {
    QFETCH(int, colours);
    QFETCH(double, side);
    QFETCH(double, hint);
    Tally all;
    for (int turn = 0; turn < 4; ++turn) {
      const auto dice = oneOfEach(side, usualColours()[colours], 23.0 * turn);
      const cv::Size size(static_cast<int>(side * 6.8), static_cast<int>(side * 4.7));
      const cv::Mat image = draw(dice, size, {120, 135, 130}, 0.02 * side, 3);
      const Tally t = tally(hint > 0 ? readDiceOfSize(image, hint) : readDice(image), dice);
      all.right += t.right;
      all.wrong += t.wrong;
      all.unsure += t.unsure;
      all.missed += t.missed;
      all.strange += t.strange;
    }
    QVERIFY2(all.wrong == 0 && all.strange == 0, words(all));
    QVERIFY2(all.right >= 22, words(all));  // of 24
  }

  void softPicturesAreReadOrDoubted() {
    Tally all;
    for (std::size_t i = 0; i < usualColours().size(); ++i) {
      const auto dice = oneOfEach(50, usualColours()[i], 11);
      const cv::Mat image = draw(dice, {340, 235}, {150, 150, 150}, 2.5, 4);
      const Tally t = tally(readDiceOfSize(image, 50), dice);
      all.right += t.right;
      all.wrong += t.wrong;
      all.strange += t.strange;
    }
    QVERIFY2(all.wrong == 0 && all.strange == 0, words(all));
    QVERIFY2(all.right >= 30, words(all));  // of 42
  }

  /// A tray far from the camera: a die of 24 pixels has 56 in the enlarged top view.
  void enlargedDiceAreReadOrDoubted() {
    Tally all;
    cv::RNG random(3);
    for (std::size_t i = 0; i < usualColours().size(); ++i)
      for (const double turn : {5.0, 31.0, 58.0}) {
        auto dice = oneOfEach(24, usualColours()[i], turn);
        DiceDrawing drawing({164, 114}, {225, 228, 230});
        for (Die& die : dice) {
          die.lean = {0.1, 0.35};
          drawing.add(die);
        }
        cv::Mat image = drawing.finish(0.6, 2, random);
        const double factor = 56.0 / 24;
        cv::resize(image, image, {}, factor, factor, cv::INTER_LINEAR);
        for (Die& die : dice) {
          die.centre *= factor;
          die.side *= factor;
        }
        const Tally t = tally(readDiceOfSize(image, 56), dice);
        all.right += t.right;
        all.wrong += t.wrong;
        all.unsure += t.unsure;
        all.missed += t.missed;
        all.strange += t.strange;
      }
    qInfo("%s", words(all).constData());
    QVERIFY2((all.wrong + all.strange) * 50 <= all.right, words(all));
    QVERIFY2(all.right >= 84, words(all));  // of 126
  }

  void touchingDiceAreTwo() {
    Tally all;
    for (int a = 1; a <= 6; ++a)
      for (int b = 1; b <= 6; ++b) {
        const DiceColours& one = usualColours()[static_cast<std::size_t>(a) % usualColours().size()];
        const std::vector<Die> dice{{a, {70, 70}, 44, 0, one}, {b, {70 + 45.0, 76}, 44, 0, one}};
        const cv::Mat image = draw(dice, {190, 140}, {150, 150, 150}, 0.8, 3);
        const Tally t = tally(readDiceOfSize(image, 44), dice);
        all.right += t.right;
        all.wrong += t.wrong;
        all.strange += t.strange;
      }
    QVERIFY2(all.wrong == 0 && all.strange == 0, words(all));
    QVERIFY2(all.right >= 60, words(all));  // of 72
  }

  void emptyTraysHoldNothing() {
    for (const double noise : {0.0, 3.0, 8.0})
      for (const double side : {0.0, 50.0}) {
        cv::RNG random(3);
        cv::Mat image = DiceDrawing({400, 300}, {140, 150, 145}).finish(0, noise, random);
        cv::rectangle(image, {20, 20, 360, 260}, {60, 60, 60}, 6);
        const auto seen = side > 0 ? readDiceOfSize(image, side) : readDice(image);
        QVERIFY2(seen.empty(), QByteArray::number(static_cast<int>(seen.size())));
      }
  }

  void codesAndPrintedDiceHaveNoValue() {
    DiceDrawing drawing({600, 400}, {235, 235, 235});
    cv::RNG random(5);
    drawing.addCode({20, 20}, 6, 25, random);
    // The dots of a die printed on the sheet, without a body around them.
    const DiceColours print{"print", {235, 235, 235}, {20, 20, 20}};
    for (int value = 1; value <= 6; ++value)
      drawing.addPips(
          {value, {230.0 + 110 * ((value - 1) % 3), 80.0 + 120 * ((value - 1) / 3)}, 50, 0, print});
    const cv::Mat image = drawing.finish(0.8, 2, random);
    const Tally t = tally(readDice(image), {});
    QVERIFY2(t.strange == 0, words(t));
  }

  void cornersLieOnTheDie() {
    const std::vector<Die> dice{{5, {100, 80}, 50, 0, usualColours()[2]}};
    const auto seen = readDiceOfSize(draw(dice, {200, 160}, {150, 150, 150}, 0.8, 2), 50);
    QCOMPARE(seen.size(), std::size_t{1});
    const Quad& c = seen[0].corners;
    for (int i = 0; i < 4; ++i) {
      const cv::Point2f expected(100.F + (i == 1 || i == 2 ? 25 : -25), 80.F + (i >= 2 ? 25 : -25));
      QVERIFY2(cv::norm(c[i] - expected) < 6, QByteArray::number(i));
    }
  }

  void manyDrawnTablesAreReadHonestly() {
    cv::RNG random(20240611);
    Tally all;
    for (int i = 0; i < 40; ++i) {
      const drawn::DicePicture picture = drawn::randomDice(random);
      const Tally t = tally(readDice(picture.image), picture.dice);
      all.right += t.right;
      all.wrong += t.wrong;
      all.unsure += t.unsure;
      all.missed += t.missed;
      all.strange += t.strange;
    }
    qInfo("%s", words(all).constData());
    const int dice = all.right + all.wrong + all.unsure + all.missed;
    QVERIFY2(all.right >= dice * 8 / 10, words(all));
    QVERIFY2((all.wrong + all.strange) * 100 <= 2 * all.right, words(all));
  }

  void unlikelyDiceAreLeftAloneAfterOneLook() {
    const auto hardly = [](double body, double value, int looks) {
      FaceReading reading;
      reading.chances[4] = value;
      return hardlyADie({{}, body}, reading, looks);
    };
    QVERIFY(hardly(0.3, 0.2, 1));
    QVERIFY(!hardly(0.3, 0.4, 1));  // further views may raise that,
    QVERIFY(hardly(0.3, 0.4, 3));   // but have not
    QVERIFY(!hardly(0.6, 0.1, 3));  // certainly a die, so at least its presence is reported
  }

  void noiseIsDistinguishedFromPrint() {
    const std::vector<Die> dice{{5, {120, 120}, 60, 20}};
    const cv::Mat plain = draw(dice, {400, 300}, {90, 120, 150}, 0.7, 5);
    QVERIFY(!isNoisy(plain));
    cv::Mat dark = plain * 0.3;
    QVERIFY(!isNoisy(dark));
    cv::Mat noiseLevel(dark.size(), CV_16SC3);
    cv::RNG random(3);
    random.fill(noiseLevel, cv::RNG::NORMAL, 0, 6);
    cv::add(dark, noiseLevel, dark, cv::noArray(), CV_8U);
    QVERIFY(isNoisy(dark));
    QVERIFY(!isNoisy(denoised(dark)));
    cv::Mat chequered(300, 400, CV_8UC3, cv::Scalar::all(230));
    for (int y = 0; y < 300; y += 8)
      for (int x = y % 16; x < 400; x += 16) chequered(cv::Rect(x, y, 8, 8) & cv::Rect(0, 0, 400, 300)) = 40;
    QVERIFY(!isNoisy(chequered));
  }

  void moreIsAskedForInAGrainyPicture() {
    FaceReading reading;
    reading.chances[6] = 0.85;
    reading.chances[7] = 0.15;
    const FoundDie die{{10, 10, 40, 40}, 0.9};
    QCOMPARE(decideDice({die}, {reading}, false).front().value, std::optional<int>(6));
    QCOMPARE(decideDice({die}, {reading}, true).front().value, std::optional<int>());
  }

  void tinyPicturesAreHarmless() {
    for (const int size : {1, 2, 15, 16, 17, 40}) {
      const cv::Mat image(size, size, CV_8UC3, cv::Scalar(90, 90, 90));
      QVERIFY(readDice(image).empty());
      QVERIFY(readDiceOfSize(image, 50).empty());
    }
    QVERIFY(readDice(cv::Mat()).empty());
  }
};

QTEST_GUILESS_MAIN(DiceDrawn)
#include "tst_dice_drawn.moc"
