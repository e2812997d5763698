// QR marks at any rotation, small, blurred, tilted: read with corners accurate to a fraction of a pixel, and
// nothing read where there is none.
#include <cmath>
#include <cstdio>

#include <QTest>
#include <opencv2/imgproc.hpp>

#include "drawn_table.h"
#include "vision/marks/mark_reader.h"

using namespace lk::vision;

namespace {

constexpr double kMarkMm = 50;

struct Shot {
  cv::Mat grey;
  Quad truth{};
};

Shot shoot(const std::string& text, double pixelsPerModule, double turnDeg, double tiltDeg, unsigned seed) {
  const cv::Mat modules = drawn::symbol(text);
  drawn::Camera camera;
  camera.pixelsPerMm = pixelsPerModule * modules.cols / kMarkMm;
  camera.turnDeg = turnDeg;
  camera.tiltDeg = tiltDeg;
  camera.aim = {kMarkMm / 2, kMarkMm / 2};
  camera.at = {200.3 + seed % 7 * 0.13, 180.6 - seed % 5 * 0.17};
  Shot shot;
  cv::Mat frame(360, 400, CV_8UC3, cv::Scalar(70, 90, 110)), printed;
  // A sheet of paper with the mark on it, and a quiet zone of four modules all around.
  const double cell = 12, quiet = 4;
  cv::Mat paper(int((modules.rows + 2 * quiet) * cell), int((modules.cols + 2 * quiet) * cell), CV_8UC3,
                cv::Scalar(215, 225, 228));
  cv::resize(modules, printed, {}, cell, cell, cv::INTER_NEAREST);
  cv::Mat ink;
  cv::compare(printed, 128, ink, cv::CMP_LT);
  paper(cv::Rect(int(quiet * cell), int(quiet * cell), printed.cols, printed.rows))
      .setTo(cv::Scalar(40, 38, 36), ink);
  const double modulesPerMm = modules.cols / kMarkMm;
  const cv::Matx33d shift(1, 0, -quiet / modulesPerMm, 0, 1, -quiet / modulesPerMm, 0, 0, 1);
  drawn::lay(frame, paper, cell * modulesPerMm, camera.toImage() * shift);
  drawn::photograph(frame, 0.7, 6, seed);
  cv::cvtColor(frame, shot.grey, cv::COLOR_BGR2GRAY);
  std::vector<cv::Point2d> corners = {{0, 0}, {kMarkMm, 0}, {kMarkMm, kMarkMm}, {0, kMarkMm}};
  cv::perspectiveTransform(corners, corners, camera.toImage());
  for (size_t i = 0; i < 4; ++i) shot.truth[i] = corners[i];
  return shot;
}

double worstCorner(const Quad& a, const Quad& b) {
  double worst = 0;
  for (size_t i = 0; i < 4; ++i) worst = std::max(worst, cv::norm(a[i] - b[i]));
  return worst;
}

struct Row {
  int all = 0, read = 0;
  double error = 0, worst = 0;
};

template <class Read>
Row readAtEveryTurn(const std::string& text, double pixelsPerModule, double tiltDeg, const Read& read) {
  Row row;
  for (int turn = 0; turn < 360; turn += 15) {
    const Shot shot =
        shoot(text, pixelsPerModule, turn, tiltDeg, unsigned(turn) + unsigned(pixelsPerModule * 10));
    ++row.all;
    for (const MarkSighting& mark : read(shot.grey)) {
      if (mark.text != text) continue;
      ++row.read;
      const double error = worstCorner(mark.corners, shot.truth);
      row.error += error;
      row.worst = std::max(row.worst, error);
      break;
    }
  }
  return row;
}

}  // namespace

class TestMarkReader : public QObject {
  Q_OBJECT

 private slots:
  void everyTurn_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("pixelsPerModule");
    QTest::addColumn<double>("tilt");
    QTest::addColumn<int>("floor");
    for (const char* text : {"LK1:TRAY:A:NW", "LK1:MAT:halfwish:SE"})
      for (const auto& [pixels, tilt, floor] :
           {std::tuple{2.5, 0.0, 24}, {3.0, 0.0, 24}, {4.0, 0.0, 24}, {3.0, 40.0, 23}, {4.0, 40.0, 24}})
        QTest::addRow("%s, %.1f px a module, tilt %.0f", text, pixels, tilt)
            << QString(text) << pixels << tilt << floor;
  }

  void everyTurn() {
    QFETCH(QString, text);
    QFETCH(double, pixelsPerModule);
    QFETCH(double, tilt);
    QFETCH(int, floor);
    const std::string wanted = text.toStdString();
    const Row once = readAtEveryTurn(wanted, pixelsPerModule, tilt, [](const cv::Mat& grey) {
      return readMarks(grey, std::vector<std::string>{});
    });
    const Row row =
        readAtEveryTurn(wanted, pixelsPerModule, tilt, [](const cv::Mat& grey) { return readMarks(grey); });
    const Row sought = readAtEveryTurn(wanted, pixelsPerModule, tilt,
                                       [&](const cv::Mat& grey) { return readMarks(grey, {wanted}); });
    std::printf(
        "  %-20s %.1f px/module tilt %2.0f: one pass %2d/%d, thorough %2d/%d, corners off %.2f px on "
        "average, %.2f at worst\n",
        qPrintable(text), pixelsPerModule, tilt, once.read, once.all, row.read, row.all, row.error / row.read,
        row.worst);
    QVERIFY2(row.read >= floor, qPrintable(QString("%1 of %2 read").arg(row.read).arg(row.all)));
    QVERIFY2(row.error / row.read < 0.05, "corners are off");
    QCOMPARE(sought.read, row.read);
  }
};

QTEST_GUILESS_MAIN(TestMarkReader)
#include "tst_mark_reader.moc"
