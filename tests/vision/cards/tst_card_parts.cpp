// Partly visible cards: under another card, cut by the image border, with a rim as dark as the table, or with
// a print that resembles two cards.
#include <algorithm>

#include <QTest>
#include <opencv2/imgproc.hpp>

#include "card_scene.h"
#include "vision/cards/find/card_complete.h"
#include "vision/cards/find/card_corners.h"
#include "vision/cards/find/card_finder.h"
#include "vision/cards/find/card_plane.h"
#include "vision/cards/find/fit/card_rim.h"
#include "vision/cards/find/propose/card_proposals.h"
#include "vision/core/quad_geometry.h"

using namespace lk::vision;
using scene::Table;

namespace {

const cv::Scalar kWhite(238, 240, 242);

/// Six cards in two rows and, from the seventh on, the objects of a test.
struct Board {
  cv::Mat picture = scene::table(Table::wood, {1280, 720}, 11);
  std::vector<Quad> truth;
  double aspect;

  explicit Board(Table kind = Table::wood, const cv::Scalar& border = kWhite, double longer = 88.0 / 63.0)
      : aspect(longer) {
    picture = scene::table(kind, {1280, 720}, 11);
    for (int i = 0; i < 6; ++i)
      lay({150.0F + 200.0F * float(i % 3), 180.0F + 330.0F * float(i / 3)}, -12 + 9 * i, i, border);
  }
  void lay(cv::Point2f at, double turn, int number, const cv::Scalar& border = kWhite) {
    truth.push_back(scene::pose(at, 220, turn, 0, aspect));
    scene::lay(picture, scene::cardFace(number, border), truth.back());
  }
  [[nodiscard]] std::vector<CardOutline> found() const { return findCards(scene::seen(picture, {}, 3)); }
  /// Returns the error of the outline nearest to a card, in diagonals.
  [[nodiscard]] double errorOf(std::size_t card) const {
    double best = 1;
    for (const CardOutline& outline : found())
      best = std::min(best, scene::cornerError(outline.corners, truth[card]));
    return best;
  }
};

/// A plane seen from above, on which a card's short side is 60 pixels long.
CardPlane levelPlane() {
  CardPlane plane;
  plane.toImage = cv::Matx33d(60, 0, 0, 0, 60, 0, 0, 0, 1);
  plane.toPlane = plane.toImage.inv();
  return plane;
}

/// The card's sides in an image of half the size; no runs yet.
Proposals edgesOf(const Quad& card) {
  Proposals seen;
  seen.edges = cv::Mat::zeros(240, 320, CV_8U);
  for (std::size_t i = 0; i < 4; ++i) cv::line(seen.edges, card[i] / 2, card[(i + 1) % 4] / 2, 255, 3);
  return seen;
}

}  // namespace

class CardPartsTest : public QObject {
  Q_OBJECT

 private slots:
  void aCardUnderAnotherIsFound_data() {
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("turn");
    QTest::newRow("a corner") << 95.0 << 130.0 << 8.0;
    QTest::newRow("its side") << 105.0 << 20.0 << -5.0;
    QTest::newRow("across") << 60.0 << 120.0 << 80.0;
  }
  void aCardUnderAnotherIsFound() {
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, turn);
    Board board;
    board.lay({900, 300}, 6, 7);
    board.lay(cv::Point2f(900 + float(x), 300 + float(y)), turn, 8);
    QVERIFY2(board.errorOf(6) < 0.02, qPrintable(QString::number(board.errorOf(6))));
    QVERIFY2(board.errorOf(7) < 0.01, qPrintable(QString::number(board.errorOf(7))));
    QCOMPARE(board.found().size(), std::size_t{8});
  }

  void aCardCutByThePicturesEdgeIsFound_data() {
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("turn");
    QTest::newRow("right") << 1240.0 << 360.0 << 4.0;
    QTest::newRow("below") << 950.0 << 670.0 << -9.0;
    QTest::newRow("above, across") << 950.0 << 45.0 << 87.0;
    // Most of the card is visible, but less than half of its outline.
    QTest::newRow("in the corner") << 1230.0 << 655.0 << 6.0;
  }
  void aCardCutByThePicturesEdgeIsFound() {
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, turn);
    Board board;
    board.lay(cv::Point2f(float(x), float(y)), turn, 9);
    QVERIFY2(board.errorOf(6) < 0.02, qPrintable(QString::number(board.errorOf(6))));
    QCOMPARE(board.found().size(), std::size_t{7});
  }

  void slimCardsAreCompletedToo_data() {
    QTest::addColumn<double>("aspect");
    QTest::newRow("56 x 87 mm") << 87.0 / 56;
    QTest::newRow("57 x 88 mm") << 88.0 / 57;
  }
  void slimCardsAreCompletedToo() {
    QFETCH(double, aspect);
    Board board(Table::wood, kWhite, aspect);
    board.lay({1240, 360}, 14, 7);
    board.lay({900, 300}, 6, 8);
    board.lay({1005, 320}, -25, 9);
    for (const std::size_t card : {6, 7, 8})
      QVERIFY2(board.errorOf(card) < 0.02, qPrintable(QString::number(board.errorOf(card))));
    QCOMPARE(board.found().size(), std::size_t{9});
  }

  void twoStraightEdgesMakeACardHypothesis() {
    // Seen from above, a short side is 60 pixels long, and the image is halved.
    const CardPlane plane = levelPlane();
    const Quad card = scene::pose({300, 200}, 60 * plane.aspect, 20), half = scaled(card, 0.5F);
    Proposals seen;
    seen.edges = cv::Mat::zeros(240, 320, CV_8U);
    for (std::size_t i = 0; i < 4; ++i) cv::line(seen.edges, half[i], half[(i + 1) % 4], 255, 3);
    const auto along = [&](std::size_t from, std::size_t to, float begin, float end) {
      seen.runs.push_back(
          {half[from] * (1 - begin) + half[to] * begin, half[from] * (1 - end) + half[to] * end});
    };
    along(0, 1, 0.1F, 0.6F);
    QVERIFY(cardsFromCorners(seen, 2, plane, {}, 0).empty());
    along(3, 0, 0.5F, 0.92F);
    const std::vector<Quad> hypotheses = cardsFromCorners(seen, 2, plane, {}, 0);
    QCOMPARE(hypotheses.size(), std::size_t{1});
    QVERIFY(scene::cornerError(hypotheses[0], card) < 0.02);
    // A known card explains its edges. Without edges there is nothing to explain.
    QVERIFY(cardsFromCorners(seen, 2, plane, {{card, 1, {}, false}}, 1).empty());
    seen.edges.setTo(0);
    QVERIFY(cardsFromCorners(seen, 2, plane, {}, 0).empty());
  }

  void aShortEndOfASideIsEnoughForACorner() {
    const CardPlane plane = levelPlane();
    const Quad card = scene::pose({300, 200}, 60 * plane.aspect, 20), half = scaled(card, 0.5F);
    Proposals seen;
    seen.edges = cv::Mat::zeros(240, 320, CV_8U);
    for (std::size_t i = 0; i < 4; ++i) cv::line(seen.edges, half[i], half[(i + 1) % 4], 255, 3);
    seen.runs.push_back({half[1], half[1] * 0.8F + half[0] * 0.2F});
    // Two short runs give no reliable direction.
    seen.runs.push_back({half[1], half[1] * 0.8F + half[2] * 0.2F});
    QVERIFY(cardsFromCorners(seen, 2, plane, {}, 0).empty());
    seen.runs.back().to = half[1] * 0.3F + half[2] * 0.7F;
    const std::vector<Quad> hypotheses = cardsFromCorners(seen, 2, plane, {}, 0);
    QCOMPARE(hypotheses.size(), std::size_t{1});
    QVERIFY(scene::cornerError(hypotheses[0], card) < 0.02);
  }

  void aCompletedOutlineMayBeAnotherCard() {
    const CardPlane plane = levelPlane();
    const Quad card = scene::pose({300, 200}, 60 * plane.aspect, 0),
               wrong = scene::pose({300, 228}, 60 * plane.aspect, 0);
    Proposals seen = edgesOf(card);
    seen.runs.push_back({card[0] / 2, card[1] / 2});
    seen.runs.push_back({card[1] / 2, (card[1] * 0.7F + card[2] * 0.3F) / 2});
    const std::vector<CardOutline> known{{wrong, 1, {}, false}};
    QVERIFY(cardsFromCorners(seen, 2, plane, known, 1).empty());
    const std::vector<Quad> hypotheses = cardsFromCorners(seen, 2, plane, known, 0);
    QVERIFY(std::any_of(hypotheses.begin(), hypotheses.end(),
                        [&](const Quad& quad) { return scene::cornerError(quad, card) < 0.02; }));
  }

  void aSkewedOutlineGetsTheCardOfItsSidesAsAlternative() {
    Board board;
    board.lay({900, 300}, 6, 7);
    const CardPlane plane = *planeOf(board.found(), board.picture.size(), board.aspect);
    std::vector<CardOutline> cards{{board.truth[6], 0.9, {}, false}};
    addCompleted(board.picture, plane, {}, cards, 3, 5);
    QVERIFY(cards[0].alternatives.empty());
    cards[0].corners[2] += cv::Point2f(-22, 4);
    addCompleted(board.picture, plane, {}, cards, 3, 5);
    const auto right = [&](const Quad& quad) { return scene::cornerError(quad, board.truth[6]) < 0.01; };
    QVERIFY(!right(cards[0].corners));
    QVERIFY(std::any_of(cards[0].alternatives.begin(), cards[0].alternatives.end(), right));
    // A rejected rival outline counts as well, a print inside the card does not.
    cards[0].alternatives.clear();
    const Quad print = scene::pose({900, 300}, 150, 6);
    addCompleted(cv::Mat(board.picture.size(), CV_8UC3, cv::Scalar::all(90)), plane,
                 {{board.truth[6], 0.95, {}, false}, {print, 0.95, {}, false}}, cards, 3, 5);
    QCOMPARE(cards[0].alternatives, std::vector<Quad>{board.truth[6]});
  }

  void everySideIsARunWhereverItsContourBegins() {
    for (int turn = 0; turn < 90; turn += 9) {
      cv::Mat picture(480, 640, CV_8UC3, cv::Scalar(40, 70, 90));
      const Quad card = scene::pose({320, 240}, 220, turn);
      cv::fillConvexPoly(picture,
                         std::vector<cv::Point>{cv::Point(card[0]), cv::Point(card[1]), cv::Point(card[2]),
                                                cv::Point(card[3])},
                         kWhite, cv::LINE_AA);
      const std::vector<EdgeRun> runs = proposeCards(cardMasks(picture), 70, {}).runs;
      for (std::size_t side = 0; side < 4; ++side) {
        const cv::Point2f from = card[side], to = card[(side + 1) % 4],
                          way = (to - from) / cv::norm(to - from);
        int along = 0;
        for (const EdgeRun& run : runs)
          if (std::abs(way.cross(run.from - from)) < 3 && std::abs(way.cross(run.to - from)) < 3 &&
              cv::norm(run.to - run.from) > 0.8 * cv::norm(to - from))
            ++along;
        QVERIFY2(along >= 2,
                 qPrintable(QStringLiteral("side %1 turned %2: %3").arg(side).arg(turn).arg(along)));
      }
    }
  }

  void aSideAmongPrintIsARun() {
    // Strokes end three pixels before either side of the edge, so lines three pixels wide merge.
    cv::Mat picture(480, 640, CV_8UC3, kWhite);
    picture.colRange(320, 640).setTo(cv::Scalar(150, 90, 60));
    for (int y = 40; y < 440; y += 8)
      for (const int x : {240, 324})
        cv::line(picture, {x, y}, {x + 76, y + 30 - x / 20}, cv::Scalar(20, 20, 20), 2);
    const std::vector<EdgeRun> runs = proposeCards(cardMasks(picture), 70, {}).runs;
    QVERIFY(std::any_of(runs.begin(), runs.end(), [&](const EdgeRun& run) {
      return std::abs(run.from.x - 319.5F) < 2 && std::abs(run.to.x - 319.5F) < 2 &&
             std::abs(run.from.y - run.to.y) > 100;
    }));
  }

  void aCornerMayLieOnAKnownCard() {
    const CardPlane plane = levelPlane();
    const Quad card = scene::pose({300, 200}, 60 * plane.aspect, 0),
               lower = scene::pose({355, 190}, 60 * plane.aspect, 0);
    Proposals seen = edgesOf(card);
    // One run is in the open, the other on the card below.
    seen.runs.push_back({(card[0] * 0.9F + card[1] * 0.1F) / 2, card[1] / 2});
    seen.runs.push_back({card[1] / 2, (card[1] * 0.1F + card[2] * 0.9F) / 2});
    const std::vector<CardOutline> known{{lower, 1, {}, false}};
    const std::vector<Quad> hypotheses = cardsFromCorners(seen, 2, plane, known, 1);
    QVERIFY(std::any_of(hypotheses.begin(), hypotheses.end(),
                        [&](const Quad& quad) { return scene::cornerError(quad, card) < 0.02; }));
    // Two edges on the card below are its print.
    seen.runs[0] = {(lower[0] * 0.9F + lower[1] * 0.1F) / 2, lower[1] / 2};
    seen.runs[1] = {lower[1] / 2, (lower[1] * 0.1F + lower[2] * 0.9F) / 2};
    QVERIFY(cardsFromCorners(seen, 2, plane, known, 1).empty());
  }

  void pairsOfCardsDoNotOutweighTheSizeOfOne() {
    // Four cards and four pairs, each of which resembles one large card. Together the pairs cover most of the
    // area.
    cv::Mat picture = scene::table(Table::wood, {1280, 720}, 11);
    std::vector<Quad> cards;
    const auto lay = [&](cv::Point2f at, double turn) {
      const Quad card = scene::pose(at, 200, turn);
      scene::lay(picture, scene::cardFace(static_cast<int>(cards.size()), kWhite), card);
      cards.push_back(card);
    };
    for (int i = 0; i < 4; ++i) lay({90.0F + 155.0F * float(i), 130}, 0);
    for (int i = 0; i < 4; ++i) {
      const cv::Point2f at(160.0F + 310.0F * float(i), 520);
      lay(at, 0), lay(at + cv::Point2f(105, 0), 0);
    }
    const std::vector<CardOutline> found = findCards(scene::seen(picture, {}, 3));
    for (std::size_t i = 0; i < cards.size(); ++i) {
      double error = 1;
      for (const CardOutline& outline : found)
        error = std::min(error, scene::cornerError(outline.corners, cards[i]));
      QVERIFY2(error < 0.02, qPrintable(QStringLiteral("card %1: %2").arg(i).arg(error)));
    }
  }

  void halvesOfACardAreNoCards() {
    // With a line from rim to rim across the centre, each half has a card's proportions.
    Board board;
    board.lay({950, 360}, 13, 9);
    const Quad card = board.truth.back();
    cv::Mat halves(704, 504, CV_8UC3, kWhite);
    halves.rowRange(0, 352).setTo(cv::Scalar(60, 40, 150));
    scene::lay(board.picture, halves, card);
    QVERIFY(board.errorOf(6) < 0.01);
    QCOMPARE(board.found().size(), std::size_t{7});
  }

  void aRimHardlyDarkerThanTheTableIsTheEdge() {
    // Plain black, so that only the rim is visible; 45 on 28 is what a lamp leaves of black ink.
    Board board(Table::black, cv::Scalar(45, 44, 43));
    std::vector<double> errors;
    for (std::size_t i = 0; i < 6; ++i) errors.push_back(board.errorOf(i));
    std::sort(errors.begin(), errors.end());
    QVERIFY2(errors[3] < 0.01, qPrintable(QString::number(errors[3])));
    QVERIFY2(errors[5] < 0.02, qPrintable(QString::number(errors[5])));
  }

  void shadowsAndGrainAreNoRims() {
    for (const Table kind : {Table::wood, Table::cloth, Table::white}) {
      const Board board(kind, cv::Scalar(20, 18, 18));
      const cv::Mat seen = scene::seen(board.picture, {}, 3);
      for (const Quad& card : board.truth)
        for (const Rim& rim : findRims(seen, card))
          QVERIFY2(rim.width < kSleeveRim, qPrintable(QString::number(rim.width)));
    }
  }

  void thePlaneIsThatOfTheCards_data() {
    QTest::addColumn<double>("tilt");
    for (const double tilt : {0.0, 20.0, 38.0}) QTest::addRow("%.0f", tilt) << tilt;
  }
  void thePlaneIsThatOfTheCards() {
    QFETCH(double, tilt);
    // A camera with a field of view of 60 degrees, and seven cards in any positions.
    const double focal = 640 / std::tan(30 * CV_PI / 180), t = tilt * CV_PI / 180;
    const auto seen = [&](cv::Point2d p) {
      const cv::Vec3d at(p.x, p.y * std::cos(t), 9 - p.y * std::sin(t));
      return cv::Point2f(float(640 + focal * at[0] / at[2]), float(360 + focal * at[1] / at[2]));
    };
    const auto card = [&](cv::Point2d centre, double turnDeg, double wide, double high) {
      Quad quad;
      const double turn = turnDeg * CV_PI / 180;
      const cv::Point2d corners[4] = {{-wide, -high}, {wide, -high}, {wide, high}, {-wide, high}};
      for (std::size_t i = 0; i < 4; ++i)
        quad[i] = seen(centre + cv::Point2d(corners[i].x * std::cos(turn) - corners[i].y * std::sin(turn),
                                            corners[i].x * std::sin(turn) + corners[i].y * std::cos(turn)) /
                                    2);
      return quad;
    };
    const double aspect = 88.0 / 63;
    std::vector<CardOutline> outlines;
    for (int i = 0; i < 7; ++i)
      outlines.push_back({card({-3.5 + 1.2 * i, i % 2 ? 1.2 : -1.3}, 37 * i, 1, aspect), 0.9, {}, false});
    outlines.push_back({card({3.4, 0.2}, 10, 1, 0.7), 1, {}, false});  // half a card
    const auto plane = planeOf(outlines, {1280, 720}, aspect);
    QVERIFY(plane);
    for (int i = 0; i < 7; ++i)
      QVERIFY2(plane->deviation(outlines[std::size_t(i)].corners) < 0.04,
               qPrintable(QString::number(plane->deviation(outlines[std::size_t(i)].corners))));
    QVERIFY(plane->deviation(outlines.back().corners) > 0.25);
    outlines.erase(outlines.begin() + 3, outlines.end());
    QVERIFY2(!planeOf(outlines, {1280, 720}, aspect), "three cards tell nothing for sure");
  }
};

QTEST_GUILESS_MAIN(CardPartsTest)
#include "tst_card_parts.moc"
