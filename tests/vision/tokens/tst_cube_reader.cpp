// Tests the reader of cubes on drawn mats and cards, in realistic light and at realistic angles; counts false
// reports on photos of real tables, cards, dice and other objects without cubes.
#include <cmath>
#include <cstdio>
#include <random>

#include <QDir>
#include <QDirIterator>
#include <QTest>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "drawn_tokens.h"
#include "vision/tokens/cube_reader.h"

using namespace lk::vision;
using namespace lk::vision::drawn;

namespace {

constexpr double kPerMm = 4;
const cv::Vec3b kRed(38, 32, 196), kWhite(240, 244, 246);

CubeSheet sheetFor(std::vector<CubeColour> colours) {
  return {"MAT:half_the_battle", kTokenMat, std::move(colours)};
}

/// Draws a cube as seen by a camera above (360, 190): its top leans away from there.
void drawCube(cv::Mat& mat, cv::Point2d mm, double side, double turnedDeg, cv::Vec3b colour) {
  const cv::Point2d lean = (mm - cv::Point2d(360, 190)) * (side / 700);
  const auto square = [&](cv::Point2d middle) {
    std::vector<cv::Point> corners;
    for (int i = 0; i < 4; ++i) {
      const double angle = (turnedDeg + 45 + 90 * i) * CV_PI / 180;
      corners.emplace_back((middle + side / std::sqrt(2.) * cv::Point2d(std::cos(angle), std::sin(angle))) *
                           kPerMm);
    }
    return corners;
  };
  const std::vector<cv::Point> foot = square(mm), top = square(mm + lean);
  std::vector<cv::Point> hull, both = foot;
  both.insert(both.end(), top.begin(), top.end());
  cv::convexHull(both, hull);
  cv::fillConvexPoly(mat, hull, cv::Scalar(cv::Vec3d(colour) * 0.6), cv::LINE_AA);
  cv::fillConvexPoly(mat, top, cv::Scalar(cv::Vec3d(colour)), cv::LINE_AA);
}

/// Draws a card as games print them: a dark border, a picture, a pale text.
void drawCard(cv::Mat& mat, cv::Point2d topLeft, cv::Scalar border, cv::Scalar picture) {
  const auto box = [&](double x, double y, double w, double h, const cv::Scalar& colour) {
    cv::rectangle(mat, cv::Rect2d((topLeft.x + x) * kPerMm, (topLeft.y + y) * kPerMm, w * kPerMm, h * kPerMm),
                  colour, cv::FILLED);
  };
  box(0, 0, 63, 88, border);
  box(4, 12, 55, 38, picture);
  box(4, 53, 55, 31, {228, 236, 240});
  for (int line = 0; line < 4; ++line) box(8, 58 + 6 * line, 44, 1.5, {40, 40, 40});
}

TokenScene shown(const cv::Mat& mat, const TokenLook& look, unsigned seed,
                 const cv::Mat& table = cv::Mat(480, 640, CV_8UC3, cv::Scalar(60, 80, 105))) {
  return photograph(mat, kPerMm, table, look, seed);
}

std::vector<CubeSighting> read(const TokenScene& scene, std::vector<CubeColour> colours) {
  return readCubes(scene.frame, scene.sheet, sheetFor(std::move(colours)), kWholeMat);
}

std::vector<cv::Mat> photosIn(const QString& folder, int every) {
  std::vector<cv::Mat> photos;
  QStringList names;
  QDirIterator files(QStringLiteral(LK_ROOT "/../shared/") + folder, {"*.jpg", "*.jpeg", "*.png"},
                     QDir::Files, QDirIterator::Subdirectories);
  while (files.hasNext()) names << files.next();
  names.sort();
  for (int i = 0; i < names.size(); i += every)
    if (cv::Mat photo = cv::imread(names[i].toStdString()); !photo.empty()) photos.push_back(photo);
  return photos;
}

}  // namespace

class CubeReaderTest : public QObject {
  Q_OBJECT

 private slots:
  void cubesAreReadWhereTheyLiePlainly_data() {
    QTest::addColumn<bool>("red");
    QTest::addColumn<double>("pixels");
    QTest::addColumn<double>("tilt");
    QTest::addColumn<double>("noise");
    QTest::addColumn<double>("light");
    QTest::addColumn<int>("leastPerCent");
    QTest::newRow("red, 2.4 pixels") << true << 2.4 << 0. << 4. << 1. << 95;
    QTest::newRow("red, 1.9 pixels, slanted") << true << 1.9 << 20. << 5. << 1. << 95;
    QTest::newRow("red, evening") << true << 2.2 << 10. << 8. << 0.5 << 90;
    QTest::newRow("white, on cards") << false << 2.4 << 0. << 4. << 1. << 40;
  }
  void cubesAreReadWhereTheyLiePlainly() {
    QFETCH(bool, red);
    QFETCH(double, pixels);
    QFETCH(double, tilt);
    QFETCH(double, noise);
    QFETCH(double, light);
    QFETCH(int, leastPerCent);
    std::mt19937 random(7);
    std::uniform_real_distribution<double> any(0, 1);
    int right = 0, all = 0, extra = 0;
    for (unsigned s = 0; s < 4; ++s) {
      cv::Mat mat = paperMat(kPerMm);
      std::vector<cv::Point2d> at;
      for (int card = 0; card < 8; ++card) {
        const cv::Point2d corner(120 + 70 * (card % 7), 70 + 110 * (card / 7));
        drawCard(mat, corner, {60, 40, 50}, {120, 110, 60});
        for (int i = 0; i < 3; ++i) {  // three on the picture, apart
          at.push_back(corner + cv::Point2d(13 + 17 * i + 3 * any(random), 22 + 16 * any(random)));
          drawCube(mat, at.back(), 8 + 2 * any(random), 90 * any(random), red ? kRed : kWhite);
        }
      }
      const TokenScene scene = shown(mat, {{1920, 1080}, pixels, 0, tilt, 0.8, noise, light}, s);
      const std::vector<CubeSighting> cubes = read(scene, {red ? CubeColour::red : CubeColour::white});
      int found = 0;
      for (const cv::Point2d& each : at)
        found += int(std::any_of(cubes.begin(), cubes.end(), [&](const CubeSighting& cube) {
          return cube.count == 1 && cv::norm(cube.mm - each) < 3;
        }));
      right += found;
      all += int(at.size());
      extra += int(cubes.size()) - found;
    }
    std::printf("%s: %d of %d cubes, %d besides\n", QTest::currentDataTag(), right, all, extra);
    QCOMPARE(extra, 0);
    QVERIFY(100 * right >= leastPerCent * all);
  }

  void cubesThatTouchAreNotCounted() {
    cv::Mat mat = paperMat(kPerMm);
    drawCube(mat, {300, 150}, 9, 0, kRed);
    drawCube(mat, {308.6, 151}, 9, 0, kRed);
    drawCube(mat, {500, 250}, 8, 0, kRed);  // small ones, far from under the camera
    drawCube(mat, {500, 258}, 8, 0, kRed);
    drawCube(mat, {400, 150}, 9, 30, kRed);
    const std::vector<CubeSighting> cubes = read(shown(mat, {}, 1), {CubeColour::red});
    QCOMPARE(cubes.size(), std::size_t(3));
    QCOMPARE(std::count_if(cubes.begin(), cubes.end(), [](const auto& cube) { return cube.count == 1; }), 1);
    QCOMPARE(std::count_if(cubes.begin(), cubes.end(), [](const auto& cube) { return !cube.count; }), 2);
  }

  void otherRedThingsAreNoCubes() {
    cv::Mat mat = paperMat(kPerMm);
    const auto box = [&](cv::Rect2d mm, const cv::Scalar& colour) {
      cv::rectangle(mat, cv::Rect2d(mm.tl() * kPerMm, mm.size() * kPerMm), colour, cv::FILLED);
    };
    const cv::Scalar red(38, 32, 196);
    box({200, 100, 16, 16}, red);  // a die with pips
    for (const cv::Point2d pip : {cv::Point2d(4, 4), {12, 4}, {8, 8}, {4, 12}, {12, 12}})
      cv::circle(mat, (cv::Point2d(200, 100) + pip) * kPerMm, cvRound(1.4 * kPerMm), {240, 240, 240},
                 cv::FILLED);
    box({300, 100, 60, 4}, red);                                                             // a line
    cv::circle(mat, cv::Point2d(450, 150) * kPerMm, cvRound(30 * kPerMm), red, cv::FILLED);  // a large disc
    box({250, 200, 4, 4}, red);                                                              // a crumb
    box({300, 200, 9, 9}, {170, 60, 40});                                                    // a blue cube
    box({350, 200, 9, 9}, {90, 110, 170});                                                   // of wood
    box({395, 195, 19, 19}, {62, 62, 150});  // a red picture with a redder part
    box({400, 200, 9, 9}, red);
    for (const CubeSighting& cube : read(shown(mat, {}, 1), {CubeColour::red}))
      QFAIL(qPrintable(QStringLiteral("at %1, %2").arg(cube.mm.x).arg(cube.mm.y)));
  }

  void onlyTheColoursOfTheGameAreLookedFor() {
    cv::Mat mat = paperMat(kPerMm);
    drawCube(mat, {300, 150}, 9, 10, kRed);
    QVERIFY(read(shown(mat, {}, 1), {}).empty());
    QVERIFY(readCubes({}, {}, sheetFor({CubeColour::red}), kWholeMat).empty());
    const TokenScene scene = shown(mat, {}, 1);
    QCOMPARE(readCubes(scene.frame, scene.sheet, sheetFor({CubeColour::red}), {250, 100, 100, 100}).size(),
             std::size_t(1));
    QVERIFY(readCubes(scene.frame, scene.sheet, sheetFor({CubeColour::red}), {400, 100, 100, 100}).empty());
  }

  void photosWithoutCubesHaveNone_data() {
    QTest::addColumn<QString>("folder");
    QTest::addColumn<int>("every");
    QTest::addColumn<double>("mostAPhoto");
    QTest::newRow("backgrounds") << "photos2/backgrounds" << 12 << 0.2;
    QTest::newRow("negatives") << "photos2/negatives" << 6 << 0.4;
    QTest::newRow("cards") << "photos/cards" << 4 << 0.2;
    QTest::newRow("dice") << "photos/dice" << 4 << 0.2;
  }
  void photosWithoutCubesHaveNone() {
    QFETCH(QString, folder);
    QFETCH(int, every);
    QFETCH(double, mostAPhoto);
    const std::vector<cv::Mat> photos = photosIn(folder, every);
    if (photos.empty()) QSKIP("no photos");
    int red = 0, white = 0, unsure = 0;
    for (const cv::Mat& photo : photos) {
      TokenLook look;
      look.noise = look.blur = 0;
      const TokenScene scene = photograph({}, 1, photo, look, 1);
      for (const CubeSighting& cube : read(scene, {CubeColour::red, CubeColour::white}))
        ++(!cube.count ? unsure : cube.colour == CubeColour::red ? red : white);
    }
    std::printf("%s, %d photos: %d red, %d white, %d that nobody can count\n", QTest::currentDataTag(),
                int(photos.size()), red, white, unsure);
    QVERIFY(red + white <= mostAPhoto * double(photos.size()));
  }
};

QTEST_GUILESS_MAIN(CubeReaderTest)
#include "tst_cube_reader.moc"
