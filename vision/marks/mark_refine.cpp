#include "vision/marks/mark_refine.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "vision/core/quad_geometry.h"
#include "vision/marks/mark_fit.h"

namespace lk::vision {

namespace {

constexpr int kCell = 3;   // template pixels per module
constexpr int kQuiet = 1;  // modules of quiet zone in the template
constexpr int kMax = 57;   // modules per side, version 10; marks are not larger

cv::Matx33d homography(const Quad& from, const Quad& to) {
  return cv::Matx33d(cv::getPerspectiveTransform(from.data(), to.data()).ptr<double>());
}

Quad square(float low, float high) {
  return {{{low, low}, {high, low}, {high, high}, {low, high}}};
}

/// Returns the expected value of the fixed patterns (finder squares and timing lines): +1 ink, -1 paper, 0
/// unknown.
int expected(int x, int y, int n) {
  const auto finder = [](int dx, int dy) {  // relative to the square's centre
    const int ring = std::max(std::abs(dx), std::abs(dy));
    return ring == 2 || ring == 4 ? -1 : 1;
  };
  for (const auto& [cx, cy] : {std::pair{3, 3}, std::pair{n - 4, 3}, std::pair{3, n - 4}})
    if (std::max(std::abs(x - cx), std::abs(y - cy)) <= 4) return finder(x - cx, y - cy);
  if (x == 6 || y == 6) return (x + y) % 2 == 0 ? 1 : -1;
  return 0;
}

/// Samples one grey value per module.
cv::Mat sampleModules(const cv::Mat& grey, const Quad& corners, int n) {
  cv::Mat modules;
  // Corners lie on module edges, but pixel centres in the centres of modules.
  const cv::Matx33d h = homography(square(-0.5f, float(n) - 0.5f), corners);
  cv::warpPerspective(grey, modules, h, {n, n}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                      cv::BORDER_REPLICATE);
  return modules;
}

/// Returns the fraction of correct modules in the fixed patterns, for n modules per side, 0..1. `level`
/// receives the threshold.
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

/// Draws the expected symbol. Uncertain modules stay grey, so that they have no effect.
cv::Mat drawTemplate(const cv::Mat& modules, double level) {
  const int n = modules.cols;
  cv::Scalar mean, deviation;
  cv::meanStdDev(modules, mean, deviation);
  cv::Mat cells(n + 2 * kQuiet, n + 2 * kQuiet, CV_8U, cv::Scalar(255)), drawn;
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x) {
      const double above =
          expected(x, y, n) != 0 ? -expected(x, y, n) * 255.0 : modules.at<uchar>(y, x) - level;
      const bool unsure = std::abs(above) < 0.35 * deviation[0];
      cells.at<uchar>(y + kQuiet, x + kQuiet) = unsure ? 128 : above < 0 ? 0 : 255;
    }
  cv::resize(cells, drawn, {}, kCell, kCell, cv::INTER_NEAREST);
  return drawn;
}

double longestShift(const Quad& a, const Quad& b) {
  double longest = 0;
  for (size_t i = 0; i < 4; ++i) longest = std::max(longest, cv::norm(a[i] - b[i]));
  return longest;
}

/// Returns the number of modules per side that fits the fixed patterns, or 0.
int modulesOf(const cv::Mat& grey, const Quad& corners, double side) {
  int best = 0;
  double bestFit = 0.75;
  for (int n = 21; n <= kMax && side / n > 1.2; n += 4) {
    double level = 0;
    const double fit = fits(sampleModules(grey, corners, n), n, level);
    if (fit > bestFit) best = n, bestFit = fit;
  }
  return best;
}

/// Aligns the drawn symbol with the image once. Returns false if it does not match.
bool align(const cv::Mat& grey, const cv::Mat& drawn, int n, Quad& corners) {
  constexpr double kMinAlike = 0.6;
  const Quad from = square(kQuiet * kCell - 0.5f, float((kQuiet + n) * kCell) - 0.5f);
  cv::Matx33d toPicture = homography(from, corners);
  if (MarkFit(drawn).lay(grey, toPicture) < kMinAlike) return false;
  std::vector<cv::Point2f> fitted;
  cv::perspectiveTransform(std::vector<cv::Point2f>(from.begin(), from.end()), fitted, toPicture);
  std::copy(fitted.begin(), fitted.end(), corners.begin());
  return true;
}

}  // namespace

bool refineCorners(const cv::Mat& grey, Quad& corners) {
  const double side = std::sqrt(areaOf(corners));
  if (side < 30) return false;
  const cv::Rect box = boxAround(corners, int(side * 0.2), grey.size());
  if (box.empty()) return false;
  const cv::Mat crop = grey(box);
  const Quad local = shifted(corners, -cv::Point2f(box.tl()));
  const int n = modulesOf(crop, local, side);
  if (n == 0) return false;

  Quad refined = local;
  cv::Mat drawn;
  // With corners off by a module, some modules are read wrongly and hinder the fit. They are read again with
  // better corners.
  for (int round = 0; round < 4; ++round) {
    double level = 0;
    const cv::Mat modules = sampleModules(crop, refined, n);
    fits(modules, n, level);
    const cv::Mat again = drawTemplate(modules, level);
    if (!drawn.empty() && cv::norm(drawn, again, cv::NORM_INF) < 1) break;
    drawn = again;
    if (!align(crop, drawn, n, refined)) return false;
  }
  // A move by two modules is a wrong local optimum.
  if (longestShift(refined, local) > std::max(3.5, 1.7 * side / n)) return false;
  corners = shifted(refined, cv::Point2f(box.tl()));
  return true;
}

}  // namespace lk::vision
