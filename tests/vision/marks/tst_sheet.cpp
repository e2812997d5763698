// Locates sheets by their marks: accurate to a millimetre at the outline, and no result if two sheets are
// mixed up.
#include <cstdio>

#include <QTest>
#include <opencv2/imgproc.hpp>

#include "drawn_table.h"
#include "vision/marks/mark_reader.h"
#include "vision/marks/sheet_search.h"

using namespace lk::vision;

namespace {

/// Returns the distance of the found outline from its true position, in millimetres of the sheet.
double outlineErrorMm(const SheetSighting& found, const cv::Matx33d& truth, cv::Size2d size) {
  std::vector<cv::Point2d> corners = {{0, 0}, {size.width, 0}, {size.width, size.height}, {0, size.height}};
  std::vector<cv::Point2d> pixels;
  cv::perspectiveTransform(corners, pixels, truth);
  double worst = 0;
  for (size_t i = 0; i < 4; ++i)
    worst = std::max(worst, cv::norm(toMillimetres(found, cv::Point2f(pixels[i])) - corners[i]));
  return worst;
}

cv::Mat table(cv::Size size = {1920, 1080}) {
  return {size, CV_8UC3, cv::Scalar(60, 80, 105)};
}

void place(cv::Mat& frame, const SheetSpec& spec, const cv::Matx33d& toImage) {
  drawn::lay(frame, drawn::printSheet(spec, 8), 8, toImage);
}

std::vector<MarkSighting> photographAndRead(cv::Mat frame, unsigned seed) {
  drawn::photograph(frame, 0.7, 5, seed);
  cv::Mat grey;
  cv::cvtColor(frame, grey, cv::COLOR_BGR2GRAY);
  return readMarks(grey);
}

/// Returns marks as an exact reader would report them.
std::vector<MarkSighting> exactMarks(const SheetSpec& spec, const cv::Matx33d& toImage) {
  std::vector<MarkSighting> marks;
  for (const MarkSpec& mark : spec.marks) {
    const auto& s = mark.square;
    std::vector<cv::Point2d> at = {
        {s.x, s.y}, {s.x + s.width, s.y}, {s.x + s.width, s.y + s.height}, {s.x, s.y + s.height}};
    cv::perspectiveTransform(at, at, toImage);
    MarkSighting sighting{mark.text, {}};
    std::copy(at.begin(), at.end(), sighting.corners.begin());
    marks.push_back(sighting);
  }
  return marks;
}

cv::Matx33d view(double pixelsPerMm, double turn, double tilt, cv::Point2d aim) {
  drawn::Camera camera;
  camera.pixelsPerMm = pixelsPerMm;
  camera.turnDeg = turn;
  camera.tiltDeg = tilt;
  camera.aim = aim;
  return camera.toImage();
}

}  // namespace

class TestSheet : public QObject {
  Q_OBJECT

 private slots:
  void trayWithBothMarks_data() {
    QTest::addColumn<double>("pixelsPerMm");
    QTest::addColumn<double>("turn");
    QTest::addColumn<double>("tilt");
    for (const double scale : {1.6, 2.2, 3.0})
      for (const double tilt : {0.0, 20.0, 40.0})
        for (const double turn : {0.0, 37.0, 180.0})
          QTest::addRow("%.1f px/mm, turn %.0f, tilt %.0f", scale, turn, tilt) << scale << turn << tilt;
  }

  void trayWithBothMarks() {
    QFETCH(double, pixelsPerMm);
    QFETCH(double, turn);
    QFETCH(double, tilt);
    const SheetSpec spec = drawn::traySpec("A");
    const cv::Matx33d truth = view(pixelsPerMm, turn, tilt, {105, 74});
    cv::Mat frame = table();
    place(frame, spec, truth);
    const SheetSearch search = locateSheets(photographAndRead(frame, unsigned(turn + tilt)), {spec});
    QCOMPARE(search.found.size(), size_t(1));
    QVERIFY(search.conflicting.empty());
    const double error = outlineErrorMm(search.found[0], truth, spec.size);
    std::printf("  both marks, %.1f px/mm, turn %3.0f, tilt %2.0f: %.2f mm\n", pixelsPerMm, turn, tilt,
                error);
    QVERIFY2(error < 1, qPrintable(QString::number(error)));
  }

  void trayWithOneMark_data() { trayWithBothMarks_data(); }

  void trayWithOneMark() {
    QFETCH(double, pixelsPerMm);
    QFETCH(double, turn);
    QFETCH(double, tilt);
    const SheetSpec spec = drawn::traySpec("A");
    const cv::Matx33d truth = view(pixelsPerMm, turn, tilt, {105, 74});
    cv::Mat frame = table();
    place(frame, spec, truth);
    std::vector<MarkSighting> marks = photographAndRead(frame, unsigned(turn + tilt));
    std::erase_if(marks, [](const MarkSighting& mark) { return mark.text == "LK1:TRAY:A:SE"; });
    QCOMPARE(marks.size(), size_t(1));
    const SheetSearch search = locateSheets(marks, {spec});
    QCOMPARE(search.found.size(), size_t(1));
    const double error = outlineErrorMm(search.found[0], truth, spec.size);
    std::printf("  one mark, %.1f px/mm, turn %3.0f, tilt %2.0f: %.2f mm\n", pixelsPerMm, turn, tilt, error);
    QVERIFY2(error < 1, qPrintable(QString::number(error)));
  }

  void matWithFourMarks() {
    const SheetSpec spec = drawn::matSpec();
    for (const double tilt : {0.0, 25.0, 40.0}) {
      const cv::Matx33d truth = view(1.7, 3, tilt, {400, 250});
      cv::Mat frame = table();
      place(frame, spec, truth);
      const SheetSearch search = locateSheets(photographAndRead(frame, 5), {spec});
      QCOMPARE(search.found.size(), size_t(1));
      const double error = outlineErrorMm(search.found[0], truth, spec.size);
      std::printf("  mat, tilt %2.0f: %.2f mm\n", tilt, error);
      QVERIFY2(error < 1, qPrintable(QString::number(error)));
    }
  }

  void aMisreadMarkOfFourIsLeftOut() {
    const SheetSpec spec = drawn::matSpec();
    const cv::Matx33d truth = view(2.0, 0, 20, {400, 250});
    for (size_t wrong = 0; wrong < 4; ++wrong) {
      std::vector<MarkSighting> marks = exactMarks(spec, truth);
      for (cv::Point2f& p : marks[wrong].corners) p += cv::Point2f(60, -45);
      const SheetSearch search = locateSheets(marks, {spec});
      QCOMPARE(search.found.size(), size_t(1));
      QVERIFY(outlineErrorMm(search.found[0], truth, spec.size) < 0.1);
      QVERIFY(search.conflicting.empty());
    }
  }

  void theSameCornerTwiceIsAConflict() {
    const SheetSpec spec = drawn::traySpec("B");
    std::vector<MarkSighting> marks = exactMarks(spec, view(2, 0, 10, {300, 200}));
    const std::vector<MarkSighting> other = exactMarks(spec, view(2, 0, 10, {-100, 0}));
    marks.push_back(other[0]);
    const SheetSearch search = locateSheets(marks, {drawn::traySpec("A"), spec});
    QVERIFY(search.found.empty());
    QCOMPARE(search.conflicting, std::vector<std::string>{"TRAY:B"});
  }

  void cornersOfTwoSheetsAreAConflict_data() {
    QTest::addColumn<double>("dx");
    QTest::addColumn<double>("dy");
    QTest::addColumn<double>("turn");
    // As little as a thumb's width apart, and as rotated as a neighbour's tray across the table.
    QTest::newRow("beside") << 230.0 << 0.0 << 0.0;
    QTest::newRow("below") << 0.0 << 160.0 << 0.0;
    QTest::newRow("a little off") << 15.0 << 0.0 << 0.0;
    QTest::newRow("across") << 260.0 << 200.0 << 180.0;
    QTest::newRow("askew") << 20.0 << 10.0 << 12.0;
    QTest::newRow("swapped") << -250.0 << 0.0 << 0.0;
  }

  void cornersOfTwoSheetsAreAConflict() {
    QFETCH(double, dx);
    QFETCH(double, dy);
    QFETCH(double, turn);
    const SheetSpec spec = drawn::traySpec("A");
    for (const double tilt : {0.0, 30.0}) {
      const cv::Matx33d camera = view(2, 0, tilt, {105, 74});
      const std::vector<MarkSighting> one = exactMarks(spec, camera);
      const std::vector<MarkSighting> two = exactMarks(spec, camera * drawn::lying({dx, dy}, turn));
      const SheetSearch search = locateSheets({one[0], two[1]}, {spec});
      QVERIFY(search.found.empty());
      QCOMPARE(search.conflicting, std::vector<std::string>{"TRAY:A"});
    }
  }

  void marksOfNobodyAreIgnored() {
    const SheetSpec spec = drawn::traySpec("A");
    std::vector<MarkSighting> marks = exactMarks(spec, view(2, 0, 0, {105, 74}));
    for (MarkSighting& mark : marks) mark.text = "https://example.org";
    const SheetSearch search = locateSheets(marks, {spec});
    QVERIFY(search.found.empty());
    QVERIFY(search.conflicting.empty());
  }
};

QTEST_GUILESS_MAIN(TestSheet)
#include "tst_sheet.moc"
