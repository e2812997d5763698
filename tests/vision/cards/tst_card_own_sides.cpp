// A neighbour's edge beyond a strip of table is no side of the card.
#include <QTest>
#include <opencv2/imgproc.hpp>

#include "card_scene.h"
#include "vision/cards/find/card_own_sides.h"
#include "vision/cards/find/fit/card_outline_fit.h"
#include "vision/core/quad_geometry.h"

using namespace lk::vision;

namespace {

const Quad kCard{cv::Point2f(180, 110), {470, 90}, {500, 500}, {210, 520}};
const Quad kAtItsLeft{cv::Point2f(-150, 60), {175, 112}, {120, 560}, {-180, 560}};

void paint(cv::Mat& picture, const Quad& quad, const cv::Scalar& colour) {
  std::vector<cv::Point> corners;
  for (const cv::Point2f& corner : quad) corners.emplace_back(cvRound(corner.x), cvRound(corner.y));
  cv::fillConvexPoly(picture, corners, colour, cv::LINE_AA);
}

/// Returns a card of one colour with a pip on it, on a dark table.
cv::Mat tableWithCard() {
  cv::Mat picture(640, 640, CV_8UC3, cv::Scalar(40, 36, 34));
  paint(picture, kCard, {205, 214, 220});
  cv::circle(picture, {340, 300}, 60, {90, 30, 40}, cv::FILLED);
  return picture;
}

/// Returns the outline with its left side between these two corners.
Quad withLeft(cv::Point2f top, cv::Point2f bottom) {
  return {top, kCard[1], kCard[2], bottom};
}

Quad corrected(const cv::Mat& picture, const Quad& outline, unsigned seed = 3) {
  const cv::Mat seen = scene::seen(picture, {}, seed);
  std::vector<CardOutline> outlines{{outline, 0.95, {}, false}};
  takeOwnSides(seen, noiseLevelOf(seen), outlines);
  return outlines.front().corners;
}

}  // namespace

class CardOwnSidesTest : public QObject {
  Q_OBJECT

 private slots:
  void theEdgeOfANeighbourIsLeft_data() {
    QTest::addColumn<cv::Scalar>("neighbour");
    QTest::addRow("bright") << cv::Scalar(200, 206, 210);
    QTest::addRow("red") << cv::Scalar(40, 40, 200);
  }
  void theEdgeOfANeighbourIsLeft() {
    QFETCH(cv::Scalar, neighbour);
    cv::Mat picture = tableWithCard();
    paint(picture, kAtItsLeft, neighbour);
    const Quad loose = withLeft({172, 111}, {124, 526});
    const double before = scene::cornerError(loose, kCard);
    const double after = scene::cornerError(corrected(picture, loose), kCard);
    QVERIFY2(before > 0.04 && after < 0.008, qPrintable(QString("%1 -> %2").arg(before).arg(after)));
  }

  void anExactOutlineStays() {
    for (const bool beside : {false, true}) {
      cv::Mat picture = tableWithCard();
      if (beside) paint(picture, kAtItsLeft, {200, 206, 210});
      QCOMPARE(corrected(picture, kCard), kCard);
    }
  }

  /// A neighbour touches the card there.
  void aDarkBarAlongASideBelongsToTheCard() {
    for (const float wide : {0.06F, 0.1F, 0.15F, 0.2F}) {
      cv::Mat picture = tableWithCard();
      const cv::Point2f across = (kCard[1] - kCard[0]) * wide;
      paint(picture, {kCard[0], kCard[0] + across, kCard[3] + across, kCard[3]}, {42, 38, 36});
      const cv::Point2f away = (kCard[1] - kCard[0]) * -1.F;
      paint(picture, {kCard[0] + away, kCard[0], kCard[3], kCard[3] + away}, {200, 206, 210});
      for (unsigned seed = 0; seed < 8; ++seed) QCOMPARE(corrected(picture, kCard, seed), kCard);
    }
  }

  /// The same seen from the side: cutting the bar off would make the outline less narrowed.
  void aDarkBarAlongTheNearerSideBelongsToTheCard() {
    const Quad card{cv::Point2f(210, 110), {440, 110}, {480, 480}, {170, 480}};
    for (const float wide : {0.08F, 0.15F, 0.2F}) {
      cv::Mat picture(640, 640, CV_8UC3, cv::Scalar(40, 36, 34));
      paint(picture, card, {205, 214, 220});
      const cv::Point2f left = card[3] + (card[0] - card[3]) * wide,
                        right = card[2] + (card[1] - card[2]) * wide;
      paint(picture, {left, right, card[2], card[3]}, {42, 38, 36});
      paint(picture, {card[3], card[2], {490, 640}, {160, 640}}, {200, 206, 210});
      QCOMPARE(corrected(picture, card), card);
    }
  }

  /// Only the table is outside a card that is larger than its outline.
  void aStripOfTableAloneIsNoReason() {
    const Quad loose = withLeft({172, 111}, {124, 526});
    QCOMPARE(corrected(tableWithCard(), loose), loose);
  }
};

QTEST_GUILESS_MAIN(CardOwnSidesTest)
#include "tst_card_own_sides.moc"
