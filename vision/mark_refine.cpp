#include "vision/mark_refine.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include <opencv2/imgproc.hpp>
#include <opencv2/video/tracking.hpp>

namespace lk::vision {

namespace {

constexpr int kCell = 4;      // template pixels a module
constexpr int kQuiet = 1;     // modules of quiet zone in the template
constexpr int kLargest = 57;  // modules a side, version 10: larger symbols are nobody's mark

cv::Matx33d homography(const Quad& from, const Quad& to) {
  return cv::Matx33d(cv::getPerspectiveTransform(from.data(), to.data()).ptr<double>());
}

Quad square(float low, float high) {
  return {{{low, low}, {high, low}, {high, high}, {low, high}}};
}

/// What the finder squares and the timing lines must be: +1 ink, -1 paper, 0 unknown.
int expected(int x, int y, int n) {
  const auto finder = [](int dx, int dy) {  // against the square's centre
    const int ring = std::max(std::abs(dx), std::abs(dy));
    return ring == 2 || ring == 4 ? -1 : 1;
  };
  for (const auto& [cx, cy] : {std::pair{3, 3}, std::pair{n - 4, 3}, std::pair{3, n - 4}})
    if (std::max(std::abs(x - cx), std::abs(y - cy)) <= 4) return finder(x - cx, y - cy);
  if (x == 6 || y == 6) return (x + y) % 2 == 0 ? 1 : -1;
  return 0;
}

/// One grey value a module.
cv::Mat sampleModules(const cv::Mat& grey, const Quad& corners, int n) {
  cv::Mat modules;
  // Corners lie on module edges, pixel centres in the middle of modules.
  const cv::Matx33d h = homography(square(-0.5f, float(n) - 0.5f), corners);
  cv::warpPerspective(grey, modules, h, {n, n}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                      cv::BORDER_REPLICATE);
  return modules;
}

/// How well the fixed patterns are there for n modules a side: 1 all of them.
double fits(const cv::Mat& modules, int n, double& level) {
  double ink = 0, paper = 0;
  int inks = 0, papers = 0;
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x) {
      const int e = expected(x, y, n);
      if (e > 0) ink += modules.at<uchar>(y, x), ++inks;
      if (e < 0) paper += modules.at<uchar>(y, x), ++papers;
    }
  level = (ink / inks + paper / papers) / 2;
  int right = 0;
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x) {
      const int e = expected(x, y, n);
      if (e != 0 && (modules.at<uchar>(y, x) < level) == (e > 0)) ++right;
    }
  return double(right) / (inks + papers);
}

cv::Mat drawTemplate(const cv::Mat& modules, double level) {
  const int n = modules.cols;
  cv::Mat cells(n + 2 * kQuiet, n + 2 * kQuiet, CV_8U, cv::Scalar(255)), drawn;
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x) {
      const int e = expected(x, y, n);
      const bool ink = e != 0 ? e > 0 : modules.at<uchar>(y, x) < level;
      if (ink) cells.at<uchar>(y + kQuiet, x + kQuiet) = 0;
    }
  cv::resize(cells, drawn, {}, kCell, kCell, cv::INTER_NEAREST);
  return drawn;
}

double longestShift(const Quad& a, const Quad& b) {
  double longest = 0;
  for (size_t i = 0; i < 4; ++i) longest = std::max(longest, cv::norm(a[i] - b[i]));
  return longest;
}

}  // namespace

bool refineCorners(const cv::Mat& grey, Quad& corners) {
  const double side =
      std::sqrt(std::abs(cv::contourArea(std::vector<cv::Point2f>(corners.begin(), corners.end()))));
  if (side < 30) return false;
  const float margin = float(side) * 0.2f;
  cv::Rect box = cv::boundingRect(std::vector<cv::Point2f>(corners.begin(), corners.end()));
  box = cv::Rect(box.x - int(margin), box.y - int(margin), box.width + 2 * int(margin),
                 box.height + 2 * int(margin)) &
        cv::Rect(0, 0, grey.cols, grey.rows);
  if (box.empty()) return false;

  const cv::Mat crop = grey(box);
  Quad local = corners;
  for (cv::Point2f& p : local) p -= cv::Point2f(box.tl());

  int best = 0;
  double bestFit = 0.85, level = 0;
  cv::Mat modules;
  for (int n = 21; n <= kLargest && side / n > 1.2; n += 4) {
    const cv::Mat sampled = sampleModules(crop, local, n);
    double at = 0;
    const double fit = fits(sampled, n, at);
    if (fit > bestFit) best = n, bestFit = fit, level = at, modules = sampled;
  }
  if (best == 0) return false;

  const cv::Mat drawn = drawTemplate(modules, level);
  const float low = kQuiet * kCell - 0.5f, high = float((kQuiet + best) * kCell) - 0.5f;
  cv::Mat warp(homography(square(low, high), local));
  warp.convertTo(warp, CV_32F);
  warp /= warp.at<float>(2, 2);
  try {
    const cv::TermCriteria until(cv::TermCriteria::COUNT | cv::TermCriteria::EPS, 15, 1e-4);
    if (cv::findTransformECC(drawn, crop, warp, cv::MOTION_HOMOGRAPHY, until, cv::noArray(), 3) < 0.6)
      return false;
  } catch (const cv::Exception&) {
    return false;  // it did not converge: the corners are then no worse than they were
  }
  std::vector<cv::Point2f> fitted;
  const Quad from = square(low, high);
  cv::perspectiveTransform(std::vector<cv::Point2f>(from.begin(), from.end()), fitted, warp);
  Quad refined{};
  std::copy(fitted.begin(), fitted.end(), refined.begin());
  // Two modules away it has slipped to a neighbouring optimum.
  if (longestShift(refined, local) > std::max(2.5, 1.5 * side / best)) return false;
  for (size_t i = 0; i < 4; ++i) corners[i] = refined[i] + cv::Point2f(box.tl());
  return true;
}

}  // namespace lk::vision
