// Real and printed dice on cards: a known card's print is not a die, and hides none.
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "card_scene.h"
#include "drawn_pieces.h"
#include "drawn_table.h"
#include "vision/core/quad_geometry.h"
#include "vision/recogniser.h"

using namespace lk::vision;

namespace {

constexpr int kCards = 6;
constexpr float kCardHigh = 300, kDieSide = 56;  // pixels of the image

Quad wholeOf(const cv::Mat& face) {
  const auto w = float(face.cols), h = float(face.rows);
  return {cv::Point2f(0, 0), {w, 0}, {w, h}, {0, h}};
}

void layDie(cv::Mat& picture, int value, const Quad& corners) {
  constexpr auto kSide = float(drawn::kDieSide);
  const Quad die{cv::Point2f(0, 0), {kSide, 0}, {kSide, kSide}, {0, kSide}};
  drawn::lay(picture, drawn::dieFace(value), drawn::kPiecePixelsPerMm,
             cv::getPerspectiveTransform(die.data(), corners.data()));
}

/// A card whose art contains a die.
cv::Mat faceOf(int number) {
  cv::Mat face = scene::cardFace(number, {238, 240, 242});
  const cv::Point2f art(0.3F * float(face.cols), 0.72F * float(face.rows));
  layDie(face, 1 + number % 6, scene::pose(art, 0.19 * face.rows, 10, 0, 1));
  return face;
}

CardIndex taught() {
  std::vector<Reference> references;
  for (int i = 0; i < kCards; ++i)
    references.push_back({std::to_string(i), false, describeCard(faceOf(i), wholeOf(faceOf(i)))});
  return CardIndex(std::move(references));
}

cv::Point2f middleOf(int card) {
  return {210.0F + 290 * float(card % 3), 200.0F + 350 * float(card / 3)};
}

cv::Mat tableOfCards() {
  cv::Mat picture = scene::table(scene::Table::cloth, {1000, 750}, 3);
  for (int i = 0; i < kCards; ++i)
    scene::lay(picture, faceOf(i), scene::pose(middleOf(i), kCardHigh, 8 * i - 20));
  return picture;
}

/// Lays a die of value `card` + 1 on the upper right of each card, or half over its side.
cv::Mat withDice(cv::Mat picture, float right) {
  for (int i = 0; i < kCards; ++i)
    layDie(picture, 1 + i, scene::pose(middleOf(i) + cv::Point2f(right, -60), kDieSide, 13 * i, 0, 1));
  return picture;
}

FrameSightings look(const cv::Mat& picture, const CardIndex& index) {
  return recognise(scene::seen(picture, {0.8, 3, 0.2}, 4), index, {}, {.diceAnywhere = true});
}

}  // namespace

class CardDiceTest : public QObject {
  Q_OBJECT

 private slots:
  void printedDiceOfKnownCardsAreNotReported() {
    const FrameSightings seen = look(tableOfCards(), taught());
    QCOMPARE(std::count_if(seen.cards.begin(), seen.cards.end(), [](auto& card) { return card.key; }),
             kCards);
    QCOMPARE(seen.dice.size(), std::size_t{0});
  }

  void cardsOfOneSizeAreNoDice() {
    cv::Mat picture = scene::table(scene::Table::cloth, {1000, 750}, 3);
    for (int i = 0; i < kCards; ++i) {
      const Quad card = scene::pose(middleOf(i), kCardHigh, 8 * i - 20);
      scene::lay(picture, scene::cardFace(i, {238, 240, 242}), card);
      // Art resembling a die.
      layDie(picture, 1 + i, scene::pose(middleOf(i), 0.4 * kCardHigh, 8 * i - 20, 0, 1));
    }
    const FrameSightings seen = look(picture, CardIndex({}));
    QCOMPARE(seen.cards.size(), std::size_t{kCards});
    QVERIFY(std::none_of(seen.dice.begin(), seen.dice.end(), [](auto& die) { return die.value; }));
  }

  void diceOnKnownCardsAreRead_data() {
    QTest::addColumn<float>("right");
    QTest::newRow("on them") << 30.0F;
    QTest::newRow("across their sides") << 95.0F;
  }
  void diceOnKnownCardsAreRead() {
    QFETCH(float, right);
    const FrameSightings seen = look(withDice(tableOfCards(), right), taught());
    int read = 0;
    for (const DieSighting& die : seen.dice) {
      int nearest = 0;
      for (int i = 1; i < kCards; ++i)
        if (cv::norm(centreOf(die.corners) - middleOf(i)) <
            cv::norm(centreOf(die.corners) - middleOf(nearest)))
          nearest = i;
      const cv::Point2f expected = middleOf(nearest) + cv::Point2f(right, -60);
      QVERIFY2(cv::norm(centreOf(die.corners) - expected) < 0.2 * kDieSide, "a die where none lies");
      QVERIFY(!die.value || *die.value == nearest + 1);
      read += die.value ? 1 : 0;
    }
    QVERIFY2(read >= kCards - 1, qPrintable(QString("%1 of %2 read").arg(read).arg(kCards)));
    QVERIFY(seen.dice.size() <= std::size_t{kCards});  // none reported twice
  }
};

QTEST_GUILESS_MAIN(CardDiceTest)
#include "tst_card_dice.moc"
