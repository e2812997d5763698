#include "app/develop/bench/yardsticks.h"

#include <vector>

#include <opencv2/core/utility.hpp>
#include <opencv2/imgproc.hpp>

#include "codecs/codecs.h"

namespace lk::app {

namespace {

constexpr int kTimes = 15;

/// Limits OpenCV to one core during its lifetime.
class OneCore {
 public:
  OneCore() : before_(cv::getNumThreads()) { cv::setNumThreads(1); }
  ~OneCore() { cv::setNumThreads(before_); }
  OneCore(const OneCore&) = delete;
  OneCore& operator=(const OneCore&) = delete;

 private:
  int before_;
};

}  // namespace

void benchYardsticks(const cv::Mat& frame, const std::string& size, const FigureSink& sink) {
  const OneCore alone;
  std::vector<uchar> file;
  codecs::encode(".jpg", frame, file);
  cv::Mat grey, out;
  cv::cvtColor(frame, grey, cv::COLOR_BGR2GRAY);
  const auto measure = [&](const char* name, const auto& work) {
    sink(figureOf("yardstick_ms_" + size + "_" + name, "ms", millisecondsOf(kTimes, [&](int) { work(); })));
  };
  measure("jpeg_decode", [&] { out = codecs::decode(file); });
  measure("canny", [&] { cv::Canny(grey, out, 50, 150); });
  measure("adaptive_mean", [&] {
    cv::adaptiveThreshold(grey, out, 255, cv::ADAPTIVE_THRESH_MEAN_C, cv::THRESH_BINARY, 31, 7);
  });
}

}  // namespace lk::app
