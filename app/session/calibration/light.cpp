#include "app/session/calibration/light.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace lk::app {

namespace {

constexpr double kOverexposed = 251;
constexpr double kMinContrast = 40;  // between paper and print
constexpr double kSharpest = 0.998;  // percentile of the gradients: selects edges, not single noisy pixels

double levelBelow(const cv::Mat& values, const cv::Mat& where, double share) {
  int bins = 256;
  const float range[] = {0, 256};
  const float* ranges = range;
  const int channel = 0;
  cv::Mat histogram;
  cv::calcHist(&values, 1, &channel, where, histogram, 1, &bins, &ranges);
  const double wanted = share * cv::sum(histogram)[0];
  double sum = 0;
  for (int i = 0; i < bins; ++i)
    if ((sum += histogram.at<float>(i)) >= wanted) return i;
  return bins - 1;
}

}  // namespace

double paperLevel(const cv::Mat& grey, const cv::Mat& where) {
  return levelBelow(grey, where, 0.98);
}

std::vector<cv::Rect> overexposedPlaces(const cv::Mat& bgr, double leastPixels, const cv::Mat& ignore) {
  cv::Mat overexposed;
  cv::inRange(bgr, cv::Scalar::all(kOverexposed), cv::Scalar::all(255), overexposed);
  if (!ignore.empty()) overexposed.setTo(0, ignore);
  // Noise leaves pinholes in overexposed regions: close them, so that a region stays connected.
  cv::morphologyEx(overexposed, overexposed, cv::MORPH_CLOSE, cv::Mat::ones(5, 5, CV_8U));
  cv::morphologyEx(overexposed, overexposed, cv::MORPH_OPEN, cv::Mat::ones(7, 7, CV_8U));
  cv::Mat labels, stats, centres;
  const int count = cv::connectedComponentsWithStats(overexposed, labels, stats, centres);
  std::vector<cv::Rect> places;
  for (int i = 1; i < count; ++i) {
    const int* s = stats.ptr<int>(i);
    if (s[cv::CC_STAT_AREA] < leastPixels) continue;
    places.emplace_back(s[cv::CC_STAT_LEFT], s[cv::CC_STAT_TOP], s[cv::CC_STAT_WIDTH], s[cv::CC_STAT_HEIGHT]);
  }
  return places;
}

double blurPixels(const cv::Mat& grey, const cv::Rect& where) {
  const cv::Rect box = where & cv::Rect({}, grey.size());
  if (box.width < 16 || box.height < 16) return 0;
  cv::Mat smooth, across, down, gradient;
  cv::GaussianBlur(grey(box), smooth, {3, 3}, 0.5);  // suppresses noise
  cv::Scharr(smooth, across, CV_32F, 1, 0, 1.0 / 32);
  cv::Scharr(smooth, down, CV_32F, 0, 1, 1.0 / 32);
  cv::magnitude(across, down, gradient);
  gradient.convertTo(gradient, CV_8U);
  const double contrast = levelBelow(smooth, {}, 0.98) - levelBelow(smooth, {}, 0.02);
  const double steepest = levelBelow(gradient, {}, kSharpest);
  if (contrast < kMinContrast || steepest < 1) return 0;
  // The gradient of an edge of height c, blurred by sigma s, has its maximum c / (s sqrt(2 pi)) in the
  // middle.
  return contrast / (steepest * std::sqrt(2 * CV_PI));
}

}  // namespace lk::app
