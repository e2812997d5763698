// An image of 20 megapixels is recognised in less than 600 MB. It runs in a child process, so that memory of
// previous tests does not count.
#include <cstdio>
#include <fstream>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

#include <QTest>
#include <opencv2/imgproc.hpp>

#include "card_scene.h"
#include "drawn_film.h"
#include "vision/recogniser.h"

using namespace lk::vision;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

namespace {

/// Returns the peak memory of this process, MB.
double peakMemory() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("VmHWM:")) return std::stod(line.substr(6)) / 1024;
  return -1;
}

cv::Mat twentyMegapixels() {
  cv::Mat small = scene::table(scene::Table::wood, {1368, 912}, 3);
  for (int i = 0; i < 10; ++i) {
    const cv::Rect card(40 + 260 * (i % 5), 80 + 420 * (i / 5), 190, 265);
    cv::rectangle(small, card, cv::Scalar(235, 238, 240), cv::FILLED);
    cv::circle(small, (card.tl() + card.br()) / 2, 30 + 5 * i, cv::Scalar(40 * i % 255, 90, 160), cv::FILLED);
  }
  cv::Mat large;
  cv::resize(small, large, {5472, 3648}, 0, 0, cv::INTER_LINEAR);
  return large;
}

/// Recognises the image in a child process; returns its peak memory in MB, or a negative number on failure.
double peakOfAChild() {
  int ends[2];
  if (pipe(ends) != 0) return -2;
  const pid_t child = fork();
  if (child < 0) return -3;
  if (child == 0) {
    close(ends[0]);
    const cv::Mat picture = twentyMegapixels();
    std::ofstream("/proc/self/clear_refs") << 5;  // resets the peak after drawing the image
    const CardIndex index(drawn::drawnReferences(10));
    const FrameSightings seen = recognise(picture, index, {}, {.diceAnywhere = true});
    const double peak = seen.cards.empty() ? -4 : peakMemory();
    const bool written = write(ends[1], &peak, sizeof peak) == sizeof peak;
    _exit(written ? 0 : 1);
  }
  close(ends[1]);
  double peak = -5;
  const bool read = ::read(ends[0], &peak, sizeof peak) == sizeof peak;
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  return read ? peak : -6;
}

}  // namespace

class MemoryTest : public QObject {
  Q_OBJECT

 private slots:
  void aLargePictureStaysUnder600MB() {
    if (kSanitized) QSKIP("memory is not measured under sanitizers");
    const double peak = peakOfAChild();
    qInfo("%.0f MB", peak);
    QVERIFY2(peak > 60, qPrintable(QString("not measured: %1").arg(peak)));
    QVERIFY2(peak < 600, qPrintable(QString("%1 MB").arg(peak)));
  }
};

QTEST_GUILESS_MAIN(MemoryTest)
#include "tst_memory.moc"
