#include "vision/cards/find/fit/card_outline_fit.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <opencv2/core/hal/intrin.hpp>

#include "vision/core/quad_geometry.h"
#include "vision/core/wide.h"

namespace lk::vision {
namespace {

constexpr int kSamples = 40;           // sample positions along a side
constexpr double kCornerShare = 0.09;  // of a side, left out at both ends: rounded corners
constexpr int kMaxReach = 24;          // steps across a side, each way
constexpr double kMinStep = 5;         // grey levels; less is no edge in any image

struct EdgePoint {
  double along = 0;   // position on the side, 0..1
  double offset = 0;  // pixels outward
  double step = 0;    // grey levels
};

struct SideLine {
  double atStart = 0;  // offsets outward at the two ends of the rough side, pixels
  double atEnd = 0;
  std::array<double, kSamples> steps{};  // step on the line at each sample position; 0 without an edge
  double contrast = 0;                   // median of `steps`
};

// Returns the line's edge support. A step much smaller than the card's other steps is table texture.
double supportOf(const SideLine& line, double usual) {
  double sum = 0;
  for (const double step : line.steps) sum += std::min(1.0, step / std::max(5.0, 0.4 * usual));
  return sum / kSamples;
}

/// Loads three channels of a pixel; the fourth value is undefined.
cv::v_float32x4 channelsOf(const std::uint8_t* pixel) {
  return cv::v_cvt_f32(cv::v_reinterpret_as_s32(cv::v_load_expand_q(pixel)));
}

/// Loads the pixel after it without reading beyond that, because it may be the image's last.
cv::v_float32x4 channelsOfNext(const std::uint8_t* pixel) {
  return cv::v_rotate_right<1>(channelsOf(pixel + 2));
}

/// Interpolates bilinearly; the fourth value is undefined.
cv::v_float32x4 sample(const cv::Mat& image, cv::Point2d at) {
  const double x = std::clamp(at.x, 0.0, image.cols - 1.001);
  const double y = std::clamp(at.y, 0.0, image.rows - 1.001);
  const int column = static_cast<int>(x);
  const int row = static_cast<int>(y);
  const auto fx = static_cast<float>(x - column);
  const auto fy = static_cast<float>(y - row);
  const cv::v_float32x4 right = cv::v_setall_f32(fx), left = cv::v_setall_f32(1 - fx);
  const std::uint8_t* above = image.ptr(row, column);
  const std::uint8_t* below = image.ptr(row + 1, column);
  return (channelsOf(above) * left + channelsOfNext(above) * right) * cv::v_setall_f32(1 - fy) +
         (channelsOf(below) * left + channelsOfNext(below) * right) * cv::v_setall_f32(fy);
}

double difference(const cv::v_float32x4& a, const cv::v_float32x4& b) {
  std::array<float, 4> apart;
  cv::v_store(apart.data(), cv::v_abs(a - b));
  return std::max({apart[0], apart[1], apart[2]});
}

double difference(const cv::Vec3f& a, const cv::Vec3f& b) {
  return std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
}

/// Steps across a side at one position, from inside outward, with a zero at both ends.
struct StepsAcross {
  StepsAcross(const cv::Mat& image, cv::Point2d at, cv::Point2d outward, double reach, double stride)
      : half(std::min(kMaxReach, static_cast<int>(std::ceil(reach / stride)))) {
    std::array<cv::v_float32x4, 2 * kMaxReach + 3> profile;
    for (int i = -half - 1; i <= half + 1; ++i)
      profile[static_cast<std::size_t>(i + half + 1)] = sample(image, at + outward * (i * stride));
    step[0] = step[static_cast<std::size_t>(2 * half + 2)] = 0;
    for (int i = -half; i <= half; ++i) {
      const auto k = static_cast<std::size_t>(i + half + 1);
      step[k] = difference(profile[k + 1], profile[k - 1]);
    }
  }
  int half;
  std::array<double, 2 * kMaxReach + 3> step;
};

/// Adds up to two local maxima of the step across the side at one position, strongest first.
void addEdgesAcross(const cv::Mat& image, cv::Point2d at, cv::Point2d outward, double along, double reach,
                    double stride, std::vector<EdgePoint>& edges) {
  const StepsAcross across(image, at, outward, reach, stride);
  const auto& step = across.step;
  const int half = across.half;
  EdgePoint strongest, second;
  for (int i = -half; i <= half; ++i) {
    const auto k = static_cast<std::size_t>(i + half + 1);
    if (step[k] < kMinStep || step[k] < step[k - 1] || step[k] <= step[k + 1] || step[k] <= second.step)
      continue;
    const double bend = step[k - 1] - 2 * step[k] + step[k + 1];
    const bool inner = i > -half && i < half;
    const double shift = inner && bend < 0 ? 0.5 * (step[k - 1] - step[k + 1]) / bend : 0;
    second = {along, (i + std::clamp(shift, -0.5, 0.5)) * stride, step[k]};
    if (second.step > strongest.step) std::swap(strongest, second);
  }
  for (const EdgePoint& edge : {strongest, second})
    if (edge.step > 0) edges.push_back(edge);
}

double offsetAt(const SideLine& line, double along) {
  return line.atStart + (line.atEnd - line.atStart) * along;
}

// Fits by least squares to the points within `within` of `line`.
SideLine settle(const std::vector<EdgePoint>& points, SideLine line, double within) {
  double n = 0, st = 0, so = 0, stt = 0, sto = 0;
  for (const EdgePoint& p : points) {
    if (std::abs(p.offset - offsetAt(line, p.along)) > within) continue;
    const double w = std::min(p.step, 40.0);
    n += w, st += w * p.along, so += w * p.offset, stt += w * p.along * p.along,
        sto += w * p.along * p.offset;
  }
  const double det = n * stt - st * st;
  if (det <= 1e-9 * n * n) return line;
  const double slope = (n * sto - st * so) / det;
  line.atStart = (so - slope * st) / n;
  line.atEnd = line.atStart + slope;
  return line;
}

/// Edge points with weights, as one array per field, because every candidate line iterates over all of them.
struct PointLists {
  explicit PointLists(const std::vector<EdgePoint>& points) : count(points.size()) {
    for (std::size_t i = 0; i < count; ++i) {
      along[i] = points[i].along;
      offset[i] = points[i].offset;
      weight[i] = std::lround(std::min(points[i].step, 40.0) * kWhole);
    }
  }
  /// Returns the summed weight of points within `within` of the line.
  [[nodiscard]] double weightOn(const SideLine& line, double within) const {
    const double run = line.atEnd - line.atStart;
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < count; ++i)
      sum += std::abs(offset[i] - (line.atStart + run * along[i])) <= within ? weight[i] : 0;
    return static_cast<double>(sum) / kWhole;
  }

  static constexpr double kWhole = 1 << 16;  // fixed point, so that sums do not depend on their order
  std::size_t count;
  std::array<double, 2 * kSamples> along, offset;
  std::array<std::int64_t, 2 * kSamples> weight;
};

// `whole`: the edge must reach towards both ends; otherwise a third of the side is enough.
LK_WIDE SideLine bestLine(const std::vector<EdgePoint>& points, double within, double reach, bool whole) {
  SideLine best;
  double bestWeight = 0;
  const PointLists lists(points);
  // Lines are drawn through every second or third position; all positions are counted.
  const int apart = whole ? 3 : 2;
  const auto skipped = [apart](const EdgePoint& p) {
    return static_cast<int>(p.along * 2 * kSamples) / 2 % apart != 0;
  };
  for (const EdgePoint& first : points) {
    if (first.along > (whole ? 0.4 : 0.66)) break;
    if (skipped(first)) continue;
    const double end = whole ? 0.6 : first.along + 0.33;
    for (auto last = points.rbegin(); last != points.rend() && last->along > end; ++last) {
      if (skipped(*last)) continue;
      SideLine line;
      const double slope = (last->offset - first.offset) / (last->along - first.along);
      line.atStart = first.offset - slope * first.along;
      line.atEnd = line.atStart + slope;
      if (std::abs(line.atStart) > reach * 1.2 || std::abs(line.atEnd) > reach * 1.2) continue;
      // If a dark rim has two strong edges, the outer one is the card's.
      const double weight = lists.weightOn(line, within) *
                            (1 + 0.04 * std::clamp((line.atStart + line.atEnd) / (2 * reach), -1.0, 1.0));
      if (weight > bestWeight) bestWeight = weight, best = line;
    }
  }
  return best;
}

SideLine fitSide(const cv::Mat& image, cv::Point2d from, cv::Point2d to, double reach, double noiseLevel,
                 double cornerShare, bool whole = true) {
  const cv::Point2d run = to - from;
  const double length = std::sqrt(run.dot(run));
  if (length < 8) return {};
  const cv::Point2d outward(run.y / length, -run.x / length);
  const double stride = std::max(1.0, reach / kMaxReach);
  const double within = std::clamp(0.006 * length, 0.8, 2.5 * stride);
  std::vector<EdgePoint> points;
  for (int i = 0; i < kSamples; ++i) {
    const double along = cornerShare + (1 - 2 * cornerShare) * (i + 0.5) / kSamples;
    addEdgesAcross(image, from + run * along, outward, along, reach, stride, points);
  }
  points.erase(
      std::remove_if(points.begin(), points.end(), [&](const EdgePoint& p) { return p.step < noiseLevel; }),
      points.end());
  SideLine line = bestLine(points, within, reach, whole);
  line = settle(points, line, within);
  line = settle(points, line, within * 0.75);
  for (const EdgePoint& p : points) {
    if (std::abs(p.offset - offsetAt(line, p.along)) > within) continue;
    const double place = (p.along - cornerShare) / (1 - 2 * cornerShare) * kSamples;
    double& step = line.steps[static_cast<std::size_t>(std::clamp(static_cast<int>(place), 0, kSamples - 1))];
    step = std::max(step, p.step);
  }
  std::array<double, kSamples> sorted = line.steps;
  std::sort(sorted.begin(), sorted.end());
  line.contrast = sorted[kSamples / 2];
  return line;
}

}  // namespace

double noiseLevelOf(const cv::Mat& image) {
  std::vector<double> steps;
  const int stride = std::max(3, std::max(image.cols, image.rows) / 60);
  for (int y = 2; y < image.rows - 2; y += stride)
    for (int x = 2; x < image.cols - 2; x += stride)
      steps.push_back(
          difference(cv::Vec3f(image.at<cv::Vec3b>(y, x - 1)), cv::Vec3f(image.at<cv::Vec3b>(y, x + 1))));
  if (steps.empty()) return 0;
  std::nth_element(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2), steps.end());
  return std::min(20.0, 2.5 * steps[steps.size() / 2]);
}

bool hasEdge(const cv::Mat& image, cv::Point2f at, cv::Point2f outward, double reach, double noiseLevel) {
  const StepsAcross across(image, at, outward, reach, std::max(1.0, reach / kMaxReach));
  return *std::max_element(across.step.begin(), across.step.begin() + 2 * across.half + 3) >=
         std::max(kMinStep, noiseLevel);
}

double straightEdge(const cv::Mat& image, cv::Point2f& from, cv::Point2f& to, double reach,
                    double noiseLevel) {
  const SideLine line = fitSide(image, from, to, reach, noiseLevel, 0.015);
  const cv::Point2d run = cv::Point2d(to) - cv::Point2d(from);
  const double length = std::max(1e-6, std::sqrt(run.dot(run)));
  const cv::Point2d outward(run.y / length, -run.x / length);
  from += cv::Point2f(outward * line.atStart);
  to += cv::Point2f(outward * line.atEnd);
  return supportOf(line, line.contrast);
}

std::vector<double> edgeAlong(const cv::Mat& image, cv::Point2f& from, cv::Point2f& to, double reach,
                              double noiseLevel, int places) {
  const SideLine line = fitSide(image, from, to, reach, noiseLevel, 0.03, false);
  const cv::Point2d run = cv::Point2d(to) - cv::Point2d(from);
  const double length = std::max(1e-6, std::sqrt(run.dot(run)));
  const cv::Point2d outward(run.y / length, -run.x / length);
  std::vector<double> steps(static_cast<std::size_t>(places), 0);
  for (int i = 0; i < places; ++i)
    steps[static_cast<std::size_t>(i)] = line.steps[static_cast<std::size_t>(i * kSamples / places)];
  from += cv::Point2f(outward * line.atStart);
  to += cv::Point2f(outward * line.atEnd);
  return steps;
}

FittedOutline fitOutline(const cv::Mat& image, const Quad& rough, double reach, double noiseLevel) {
  FittedOutline fitted;
  std::array<cv::Point2d, 4> start;
  std::array<cv::Point2d, 4> end;
  std::array<SideLine, 4> lines;
  std::array<double, 4> contrasts{};
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Point2d from = rough[i];
    const cv::Point2d to = rough[(i + 1) % 4];
    const SideLine line = lines[i] = fitSide(image, from, to, reach, noiseLevel, kCornerShare);
    const cv::Point2d run = to - from;
    const double length = std::max(1e-6, std::sqrt(run.dot(run)));
    const cv::Point2d outward(run.y / length, -run.x / length);
    start[i] = from + outward * line.atStart;
    end[i] = to + outward * line.atEnd;
    contrasts[i] = line.contrast;
  }
  for (std::size_t i = 0; i < 4; ++i) {
    const std::size_t before = (i + 3) % 4;
    fitted.corners[i] = crossing(start[before], end[before], start[i], end[i], rough[i]);
  }
  std::sort(contrasts.begin(), contrasts.end());
  fitted.contrast = (contrasts[1] + contrasts[2]) / 2;
  for (std::size_t i = 0; i < 4; ++i) fitted.support[i] = supportOf(lines[i], fitted.contrast);
  return fitted;
}

}  // namespace lk::vision
