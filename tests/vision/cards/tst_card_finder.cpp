#include <algorithm>

#include <QTest>
#include <opencv2/imgproc.hpp>

#include "card_scene.h"
#include "vision/cards/find/card_finder.h"
#include "vision/core/quad_geometry.h"

using namespace lk::vision;
using scene::Table;

namespace {

const cv::Scalar kWhite(238, 240, 242);
const cv::Scalar kBlack(20, 18, 18);
const cv::Scalar kBlue(120, 40, 30);

struct Report {
  int missed = 0;
  int extra = 0;
  std::vector<double> errors;  // of found cards, in diagonals
  [[nodiscard]] double median() {
    if (errors.empty()) return 1;
    std::sort(errors.begin(), errors.end());
    return errors[errors.size() / 2];
  }
};

Report compare(const std::vector<CardOutline>& found, const std::vector<Quad>& truth) {
  Report report;
  std::vector<bool> used(found.size(), false);
  for (const Quad& card : truth) {
    double best = 1;
    std::size_t which = found.size();
    for (std::size_t i = 0; i < found.size(); ++i)
      if (const double error = scene::cornerError(found[i].corners, card); !used[i] && error < best)
        best = error, which = i;
    if (best > 0.04) {
      ++report.missed;
      continue;
    }
    used[which] = true;
    report.errors.push_back(best);
  }
  report.extra = static_cast<int>(std::count(used.begin(), used.end(), false));
  return report;
}

}  // namespace

class CardFinderTest : public QObject {
  Q_OBJECT

 private slots:
  // A card that nearly fills the picture has corners so round that those of its contour lie far inside its
  // own.
  void aLargeCardWithRoundCornersIsFoundExactly_data() {
    QTest::addColumn<double>("turned");
    for (const double turned : {-2.0, 1.0, 2.5}) QTest::addRow("turned by %.1f degrees", turned) << turned;
  }
  void aLargeCardWithRoundCornersIsFoundExactly() {
    QFETCH(double, turned);
    constexpr int kWidth = 500, kHeight = 760, kRound = 30;
    cv::Mat picture(960, 640, CV_8UC3, cv::Scalar(70, 120, 20)), mask(picture.size(), CV_8U, cv::Scalar(0));
    const cv::Rect card(70, 100, kWidth, kHeight);
    cv::rectangle(mask, card - cv::Size(2 * kRound, 0) + cv::Point(kRound, 0), 255, cv::FILLED);
    cv::rectangle(mask, card - cv::Size(0, 2 * kRound) + cv::Point(0, kRound), 255, cv::FILLED);
    for (const int x : {card.x + kRound, card.br().x - 1 - kRound})
      for (const int y : {card.y + kRound, card.br().y - 1 - kRound})
        cv::circle(mask, {x, y}, kRound, 255, cv::FILLED);
    cv::Mat face(picture.size(), CV_8UC3, cv::Scalar(205, 203, 202));
    for (const int x : {card.x + 150, card.x + 350})
      for (int y = card.y + 110; y < card.br().y; y += 170)
        cv::circle(face, {x, y}, 55, {25, 25, 25}, cv::FILLED);
    face.copyTo(picture, mask);
    const cv::Mat turn = cv::getRotationMatrix2D(cv::Point2f(320, 480), turned, 1);
    cv::warpAffine(picture, picture, turn, picture.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    const cv::Point2f from(69.5F, 99.5F), to = from + cv::Point2f(kWidth, kHeight);
    std::vector<cv::Point2f> corners{from, {to.x, from.y}, to, {from.x, to.y}};
    cv::transform(corners, corners, turn);
    const Quad truth{corners[0], corners[1], corners[2], corners[3]};
    const auto found = findCards(scene::seen(picture, {}, 3));
    QCOMPARE(found.size(), std::size_t{1});
    const double error = scene::cornerError(found.front().corners, truth);
    QVERIFY2(error < 0.004, qPrintable(QString::number(error)));
  }

  void findsAnyBorderOnAnyTable_data() {
    QTest::addColumn<int>("table");
    QTest::addColumn<int>("border");
    QTest::addColumn<double>("height");
    QTest::addColumn<double>("tilt");
    const char* tables[] = {"wood", "cloth", "black", "white"};
    const char* borders[] = {"white", "black", "blue"};
    for (int t = 0; t < 4; ++t)
      for (int b = 0; b < 3; ++b) {
        // The smallest card is 78 pixels high at the strongest tilt. A black rim on a black table is
        // invisible to anyone.
        if (t == 2 && b == 1) continue;
        for (const double height : {110.0, 170.0, 270.0})
          for (const double tilt : {0.0, 25.0, 40.0})
            QTest::addRow("%s, %s border, %.0f px, tilt %.0f", tables[t], borders[b], height, tilt)
                << t << b << height << tilt;
      }
  }

  void findsAnyBorderOnAnyTable() {
    QFETCH(int, table);
    QFETCH(int, border);
    QFETCH(double, height);
    QFETCH(double, tilt);
    const cv::Scalar borders[] = {kWhite, kBlack, kBlue};
    cv::Mat picture = scene::table(static_cast<Table>(table), {1280, 720}, 5);
    std::vector<Quad> truth;
    int number = 0;
    for (const float y : {-175.0F, 175.0F})
      for (const float x : {-420.0F, 0.0F, 420.0F}) {
        truth.push_back(scene::poseOnTable({x, y}, height, -60 + 33 * number, tilt, {640, 360}));
        scene::lay(picture, scene::cardFace(number, borders[border]), truth.back());
        ++number;
      }
    const auto found = findCards(scene::seen(picture, {}, 3));
    Report report = compare(found, truth);
    QVERIFY2(report.missed == 0,
             qPrintable(QString("%1 missed, %2 extra").arg(report.missed).arg(report.extra)));
    QCOMPARE(report.extra, 0);
    QVERIFY2(report.median() < 0.01, qPrintable(QString::number(report.median())));
  }

  void partsTouchingCards_data() {
    QTest::addColumn<double>("turn");
    QTest::addColumn<double>("second");
    QTest::newRow("side by side") << 0.0 << 0.0;
    QTest::newRow("side by side, turned") << 17.0 << 0.0;
    QTest::newRow("corner to side") << 0.0 << 8.0;
    QTest::newRow("across") << 3.0 << 90.0;
  }

  void partsTouchingCards() {
    QFETCH(double, turn);
    QFETCH(double, second);
    cv::Mat picture = scene::table(Table::wood, {1280, 720}, 9);
    const double height = 260;
    const double width = height * 63 / 88;
    const double angle = second * CV_PI / 180;
    const double reach = width / 2 + (width * std::cos(angle) + height * std::sin(angle)) / 2 + 1;
    const double direction = turn * CV_PI / 180;
    const cv::Point2f first(480, 340);
    const cv::Point2f next = first + cv::Point2f(static_cast<float>(reach * std::cos(direction)),
                                                 static_cast<float>(reach * std::sin(direction)));
    const std::vector<Quad> truth{scene::pose(first, height, turn), scene::pose(next, height, turn + second)};
    scene::lay(picture, scene::cardFace(1, kWhite), truth[0]);
    scene::lay(picture, scene::cardFace(2, kWhite), truth[1]);
    const Report report = compare(findCards(scene::seen(picture, {}, 4)), truth);
    QCOMPARE(report.missed, 0);
    QCOMPARE(report.extra, 0);
  }

  /// Half a card has nearly the proportions of a card, but a bar printed across the centre is not a seam.
  /// Rims are 3 to 5 mm wide, as on printed cards.
  void aBarAcrossTheMiddleIsNoSeam() {
    for (const int rim : {12, 16, 20}) {
      cv::Mat picture = scene::table(Table::white, {1280, 720}, 9);
      cv::Mat face(352, 252, CV_8UC3, kBlack);
      const cv::Rect inside(rim, rim, face.cols - 2 * rim, face.rows - 2 * rim);
      face(inside).setTo(cv::Scalar(90, 170, 90));
      face(cv::Rect(inside.x, 100, inside.width, 70)).setTo(kWhite);
      face(cv::Rect(inside.x, 170, inside.width, 6)).setTo(kBlack);
      const std::vector<Quad> truth{scene::pose({620, 360}, 126, 2)};
      scene::lay(picture, face, truth[0]);
      const Report report = compare(findCards(scene::seen(picture, {}, 4)), truth);
      QCOMPARE(report.missed, 0);
      QCOMPARE(report.extra, 0);
    }
  }

  void aDieOnTheRimHidesNothing() {
    cv::Mat picture = scene::table(Table::cloth, {1280, 720}, 2);
    const std::vector<Quad> truth{scene::pose({400, 350}, 330, 12), scene::pose({850, 350}, 330, -20)};
    scene::lay(picture, scene::cardFace(3, kBlack), truth[0]);
    scene::lay(picture, scene::cardFace(4, kWhite), truth[1]);
    const cv::Mat die(60, 60, CV_8UC3, cv::Scalar(30, 30, 200));
    scene::lay(picture, die, scene::pose((truth[0][1] + truth[0][2]) / 2, 60, 30, 0, 1));
    scene::lay(picture, die, scene::pose((truth[1][0] * 0.7F + truth[1][1] * 0.3F), 60, 10, 0, 1));
    const Report report = compare(findCards(scene::seen(picture, {}, 8)), truth);
    QCOMPARE(report.missed, 0);
    QCOMPARE(report.extra, 0);
  }

  void findsInAPhotoOfManyPixels() {
    cv::Mat picture = scene::table(Table::wood, {3264, 2448}, 6);
    std::vector<Quad> truth;
    for (int i = 0; i < 8; ++i) {
      truth.push_back(scene::pose(
          {500.0F + 720.0F * static_cast<float>(i % 4), 650.0F + 1150.0F * static_cast<float>(i / 4)}, 600,
          20 * i, 20));
      scene::lay(picture, scene::cardFace(i, i % 2 ? kWhite : kBlack), truth.back());
    }
    Report report = compare(findCards(scene::seen(picture, {1.5, 4, 0.4}, 1)), truth);
    QCOMPARE(report.missed, 0);
    QCOMPARE(report.extra, 0);
    QVERIFY(report.median() < 0.01);
  }

  void emptyTablesHoldNoCards() {
    for (const Table kind : {Table::wood, Table::cloth, Table::black, Table::white})
      QCOMPARE(findCards(scene::seen(scene::table(kind, {1280, 720}, 21), {}, 5)).size(), std::size_t{0});
    cv::Mat gradient(720, 1280, CV_8UC3);
    for (int y = 0; y < gradient.rows; ++y)
      for (int x = 0; x < gradient.cols; ++x)
        gradient.at<cv::Vec3b>(y, x) = cv::Vec3b::all(static_cast<std::uint8_t>((x + y) * 255 / 2000));
    QCOMPARE(findCards(gradient).size(), std::size_t{0});
    QCOMPARE(findCards(cv::Mat(720, 1280, CV_8UC3, cv::Scalar::all(127))).size(), std::size_t{0});
    QCOMPARE(findCards(cv::Mat()).size(), std::size_t{0});
    QCOMPARE(findCards(cv::Mat(1, 1, CV_8UC3, cv::Scalar::all(0))).size(), std::size_t{0});
  }

  void ignoredPlacesAreNotSearched() {
    cv::Mat picture = scene::table(Table::wood, {1280, 720}, 3);
    const std::vector<Quad> truth{scene::pose({300, 350}, 260, 5), scene::pose({900, 350}, 260, 5)};
    for (const Quad& corners : truth) scene::lay(picture, scene::cardFace(7, kWhite), corners);
    CardFinderOptions options;
    options.ignore = cv::Mat::zeros(picture.size(), CV_8U);
    options.ignore.colRange(0, 640) = 255;
    const auto found = findCards(scene::seen(picture, {}, 2), options);
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(scene::cornerError(found[0].corners, truth[1]) < 0.01);
  }

  void readingOrderOfATurnedBoard() {
    for (const double turn : {-12.0, 0.0, 12.0}) {
      const double t = turn * CV_PI / 180;
      std::vector<CardOutline> outlines;
      std::vector<cv::Point2f> expected;
      for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 5; ++column) {
          const double x = 200 * column + 11 * row, y = 280 * row + 15 * (column % 2);
          const cv::Point2f centre(static_cast<float>(500 + x * std::cos(t) - y * std::sin(t)),
                                   static_cast<float>(500 + x * std::sin(t) + y * std::cos(t)));
          expected.push_back(centre);
          outlines.push_back({scene::pose(centre, 240, turn), 1});
        }
      std::reverse(outlines.begin() + 2, outlines.end() - 1);
      sortInReadingOrder(outlines);
      for (std::size_t i = 0; i < outlines.size(); ++i)
        QVERIFY(cv::norm(centreOf(outlines[i].corners) - expected[i]) < 1);
    }
  }

  /// People lay cards in an arc, too: one above a row whose last card is half its distance higher.
  void readingOrderOfARowThatRises() {
    const std::vector<cv::Point2f> expected{{476, 210}, {328, 536}, {896, 439}, {1206, 283}};
    std::vector<CardOutline> outlines;
    for (const cv::Point2f& centre : expected) outlines.push_back({scene::pose(centre, 310, 0), 1});
    std::reverse(outlines.begin(), outlines.end());
    sortInReadingOrder(outlines);
    for (std::size_t i = 0; i < outlines.size(); ++i)
      QVERIFY(cv::norm(centreOf(outlines[i].corners) - expected[i]) < 1);
  }
};

QTEST_GUILESS_MAIN(CardFinderTest)
#include "tst_card_finder.moc"
