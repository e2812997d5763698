// Cards without visible sides, found by their print.
#include <algorithm>

#include <QTest>
#include <opencv2/imgproc.hpp>

#include "card_scene.h"
#include "vision/cards/find/card_print.h"
#include "vision/cards/find/print_map.h"
#include "vision/core/quad_geometry.h"

using namespace lk::vision;
using scene::Table;

namespace {

constexpr float kHeight = 130;  // of a card, pixels
const cv::Size kPicture(1280, 720);

/// A card back: a lattice and an emblem in dark inks, with a rim of the table's colour.
cv::Mat darkBack(const cv::Scalar& table, const cv::Scalar& ink) {
  cv::Mat card(704, 504, CV_8UC3, table);
  const cv::Rect inside(34, 34, 504 - 68, 704 - 68);
  cv::Mat print = card(inside);
  for (int x = -704; x < 504; x += 56) {
    cv::line(print, {x, 0}, {x + 704, 704}, ink, 7);
    cv::line(print, {x + 704, 0}, {x, 704}, ink, 7);
  }
  cv::circle(print, {print.cols / 2, print.rows / 2}, 90, ink * 1.6, cv::FILLED);
  cv::rectangle(print, {0, 0, print.cols, print.rows}, ink, 8);
  return card;
}

/// A table with known cards, and the objects of a test.
struct Night {
  cv::Mat picture = scene::table(Table::wood, kPicture, 5) * 0.35;
  std::vector<Quad> known;
  CardPlane plane;

  Night() {
    const Quad one = scene::pose({0, 0}, kHeight, 0);
    const cv::Point2f from[] = {{0, 0}, {1, 0}, {1, 88.0F / 63}, {0, 88.0F / 63}};
    plane.toImage = cv::Matx33d(cv::getPerspectiveTransform(from, one.data()));
    plane.toPlane = plane.toImage.inv();
    for (int i = 0; i < 4; ++i) {
      known.push_back(scene::pose({200.0F + 280.0F * float(i), 150}, kHeight, 20 * i));
      scene::lay(picture, scene::cardFace(i, {150, 150, 150}) * 0.5, known.back());
    }
  }
  Quad layBack(cv::Point2f at, double turn) {
    const Quad place = scene::pose(at, kHeight, turn);
    const cv::Scalar table = cv::mean(picture(cv::Rect(500, 400, 300, 200)));
    scene::lay(picture, darkBack(table, table * 1.9), place);
    return place;
  }
  [[nodiscard]] std::vector<Quad> byPrint(const cv::Mat& ignore = {}) const {
    scene::Camera camera;
    camera.noise = 2;
    return cardsByPrint(scene::seen(picture, camera, 3), plane, known, ignore);
  }
};

double nearest(const std::vector<Quad>& places, const Quad& truth) {
  double best = 9;
  for (const Quad& place : places) best = std::min(best, scene::cornerError(place, truth));
  return best;
}

}  // namespace

class CardPrintTest : public QObject {
  Q_OBJECT

 private slots:
  void aDarkBackOnADarkTableIsFound_data() {
    QTest::addColumn<double>("turn");
    for (const double turn : {0.0, 17.0, 45.0, 90.0, 131.0}) QTest::addRow("%.0f", turn) << turn;
  }
  void aDarkBackOnADarkTableIsFound() {
    QFETCH(double, turn);
    Night night;
    const Quad back = night.layBack({640, 450}, turn);
    const std::vector<Quad> found = night.byPrint();
    QVERIFY2(nearest(found, back) < 0.05, qPrintable(QString::number(nearest(found, back))));
    for (const Quad& place : found) QVERIFY2(overlapOfSmaller(place, back) > 0.5, "and nothing elsewhere");
  }

  void twoDarkBacksAreFound() {
    Night night;
    const Quad one = night.layBack({420, 450}, 30), other = night.layBack({800, 520}, 100);
    const std::vector<Quad> found = night.byPrint();
    QVERIFY(nearest(found, one) < 0.05);
    QVERIFY(nearest(found, other) < 0.05);
  }

  void aBackUnderAKnownCardAndOneCutByThePictureAreFound() {
    Night night;
    const Quad cut = night.layBack({1000, 690}, 80), under = night.layBack({420, 450}, 5);
    night.known.push_back(scene::pose({460, 520}, kHeight, 60));
    scene::lay(night.picture, scene::cardFace(7, {150, 150, 150}) * 0.5, night.known.back());
    const std::vector<Quad> found = night.byPrint();
    QVERIFY2(nearest(found, under) < 0.08, qPrintable(QString::number(nearest(found, under))));
    QVERIFY2(nearest(found, cut) < 0.12, qPrintable(QString::number(nearest(found, cut))));
  }

  void theKnownCardsTellHowLargeCardsAre() {
    Night night;
    // As if the plane was estimated from frames inside the rims.
    const double frames = 0.86;
    night.plane.toImage = night.plane.toImage * cv::Matx33d::diag({frames, frames, 1});
    night.plane.toPlane = night.plane.toImage.inv();
    const Quad back = night.layBack({640, 450}, 17);
    QVERIFY(nearest(night.byPrint(), back) < 0.05);
  }

  void nothingIsFoundWhereNoneIs() {
    Night night;
    QVERIFY2(night.byPrint().empty(), "known cards account for their own print");
    cv::line(night.picture, {100, 500}, {1200, 640}, {10, 10, 10}, 5);
    cv::rectangle(night.picture, cv::Rect(640, 400, 26, 26), {200, 200, 200}, cv::FILLED);
    QVERIFY2(night.byPrint().empty(), "nor are a line and a die as wide as a card");
  }

  void aMagazineIsNoCardNorHidesOne() {
    Night night;
    const Quad back = night.layBack({1050, 480}, 17);
    cv::Mat page = night.picture(cv::Rect(150, 330, 600, 330));
    for (int y = 10; y < page.rows; y += 14)
      cv::putText(page, "and so on, and so on, and so on, and so on, and so on", {4, y},
                  cv::FONT_HERSHEY_PLAIN, 1, {140, 140, 140});
    const std::vector<Quad> found = night.byPrint();
    QVERIFY(nearest(found, back) < 0.05);
    for (const Quad& place : found) QVERIFY(overlapOfSmaller(place, back) > 0.5);
  }

  void ignoredAreasHoldNoCards() {
    Night night;
    const Quad back = night.layBack({640, 450}, 17);
    cv::Mat ignore(kPicture, CV_8U, cv::Scalar(0));
    paintQuad(ignore, back, 0.1);
    QVERIFY(night.byPrint(ignore).empty());
  }

  void aPlaneSeenAsFarAsTheHorizonHasNoMap() {
    Night night;
    night.plane.toImage = cv::Matx33d(90, 0, 0, 0, 90, 0, 0, 0.2, 1);
    night.plane.toPlane = night.plane.toImage.inv();
    QVERIFY(!printMapOf(night.picture, night.plane, {}, {}));
    QVERIFY(night.byPrint().empty());
  }
};

QTEST_GUILESS_MAIN(CardPrintTest)
#include "tst_card_print.moc"
