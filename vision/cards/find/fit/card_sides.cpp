#include "vision/cards/find/fit/card_sides.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/core/pixel_at.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kShortMm = 59, kLongMm = 84;  // assumed size: between a card and a frame printed on it
constexpr double kInside = 9, kOutside = 7.5;  // millimetres examined inward and outward
constexpr int kMaxSteps = 110;
constexpr int kAlong = 31;        // sample positions along a side
constexpr double kEnds = 0.12;    // of a side, left out at both ends: rounded corners
constexpr double kMinStep = 3.5;  // grey levels, of medians along a side
constexpr double kMinEdge = 9;    // grey levels, at one position
constexpr std::size_t kMaxLines = 9;

using Bytes = std::array<std::uint8_t, kAlong>;

std::uint8_t medianOf(Bytes values) {
  std::nth_element(values.begin(), values.begin() + kAlong / 2, values.end());
  return values[kAlong / 2];
}

int difference(const cv::Vec3b& a, const cv::Vec3b& b) {
  return std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
}

double ramp(double value, double from, double to) {
  return std::clamp((value - from) / (to - from), 0.0, 1.0);
}

}  // namespace

cv::Vec3d Beside::between(double from, double to) const {
  const double blurred = 0.25 * (to - from);
  const auto index = [&](double out) {
    return std::clamp(cvRound((out + kInside) / stride), 0, static_cast<int>(colours.size()) - 1);
  };
  const int first = index(from + blurred), last = std::max(first, index(to - blurred));
  cv::Vec3d sum;
  for (int i = first; i <= last; ++i) sum += cv::Vec3d(colours[static_cast<std::size_t>(i)]);
  return sum / static_cast<double>(last - first + 1);
}

const SideLine* Beside::lineAt(double out, double within) const {
  const SideLine* best = nullptr;
  for (const SideLine& line : lines)
    if (std::abs(line.out - out) < within && (best == nullptr || line.weight > best->weight)) best = &line;
  return best;
}

RoughPlane::RoughPlane(const Quad& outline) {
  const cv::Size2f sides = sidesOf(outline);
  const bool across = sides.width > sides.height;
  width_ = across ? kLongMm : kShortMm, height_ = across ? kShortMm : kLongMm;
  const auto w = static_cast<float>(width_), h = static_cast<float>(height_);
  const Quad flat{cv::Point2f(0, 0), {w, 0}, {w, h}, {0, h}};
  toImage_ = cv::Matx33d(cv::getPerspectiveTransform(flat.data(), outline.data()));
  pixelsPerMm_ = (sides.width / width_ + sides.height / height_) / 2;
}

cv::Point2f RoughPlane::at(double x, double y) const {
  const cv::Vec3d p = toImage_ * cv::Vec3d(x, y, 1);
  return {static_cast<float>(p[0] / p[2]), static_cast<float>(p[1] / p[2])};
}

cv::Point2f RoughPlane::beside(std::size_t side, double along, double out) const {
  switch (side) {
    case 0:
      return at(along * width_, -out);
    case 1:
      return at(width_ + out, along * height_);
    case 2:
      return at((1 - along) * width_, height_ + out);
    default:
      return at(-out, (1 - along) * height_);
  }
}

Quad RoughPlane::grown(const std::array<double, 4>& out) const {
  return {at(-out[3], -out[0]), at(width_ + out[1], -out[0]), at(width_ + out[1], height_ + out[2]),
          at(-out[3], height_ + out[2])};
}

Beside lookBeside(const cv::Mat& image, const RoughPlane& plane, std::size_t side, double noiseLevel) {
  const double stride = std::max(1 / plane.pixelsPerMm(), (kInside + kOutside) / kMaxSteps);
  const int steps = static_cast<int>((kInside + kOutside) / stride) + 1;
  std::vector<std::array<cv::Vec3b, kAlong>> seen(static_cast<std::size_t>(steps));
  std::vector<cv::Vec3b> median(seen.size());
  std::vector<double> spread(seen.size());
  for (std::size_t i = 0; i < seen.size(); ++i) {
    for (int k = 0; k < kAlong; ++k)
      seen[i][static_cast<std::size_t>(k)] =
          pixelAt(image, plane.beside(side, kEnds + (1 - 2 * kEnds) * (k + 0.5) / kAlong,
                                      static_cast<double>(i) * stride - kInside));
    Bytes values;
    for (int c = 0; c < 3; ++c) {
      for (std::size_t k = 0; k < kAlong; ++k) values[k] = seen[i][k][c];
      median[i][c] = medianOf(values);
      if (c != 1) continue;
      for (std::uint8_t& value : values) value = static_cast<std::uint8_t>(std::abs(value - median[i][1]));
      spread[i] = medianOf(values);
    }
  }
  // Counts positions with an edge at this distance or one step beside it.
  const double edge = std::max(kMinEdge, noiseLevel);
  std::vector<std::array<bool, kAlong>> edges(seen.size());
  for (std::size_t k = 0; k < kAlong; ++k)
    for (std::size_t i = 2; i + 2 < seen.size(); ++i) {
      const auto stepAt = [&](std::size_t j) { return difference(seen[j + 1][k], seen[j - 1][k]); };
      const int here = stepAt(i);
      edges[i][k] = here >= edge && here >= stepAt(i - 1) && here >= stepAt(i + 1);
    }
  std::vector<double> steepness(seen.size(), 0), weight(seen.size(), 0);
  for (std::size_t i = 3; i + 3 < seen.size(); ++i) {
    int shown = 0;
    for (std::size_t k = 0; k < kAlong; ++k)
      shown += edges[i - 1][k] || edges[i][k] || edges[i + 1][k] ? 1 : 0;
    const double share = static_cast<double>(shown) / kAlong;
    const double step = difference(median[i + 1], median[i - 1]);
    const double least = std::max(kMinStep, 0.8 * spread[i + 2]);
    const double sharp = step / std::max(1.0, double(difference(median[std::min(i + 4, seen.size() - 1)],
                                                                median[i >= 4 ? i - 4 : 0])));
    weight[i] = std::max(ramp(share, 0.5, 0.85), sharp > 0.35 ? ramp(step / least, 0.7, 2) : 0);
    steepness[i] = weight[i] * (1 + 0.02 * step + share);
  }
  std::vector<SideLine> lines;
  const int apart = std::max(1, static_cast<int>(0.5 / stride));
  for (int i = 3; i + 3 < steps; ++i) {
    const auto k = static_cast<std::size_t>(i);
    if (weight[k] < 0.25) continue;
    bool peak = true;
    for (int j = std::max(0, i - apart); j <= std::min(steps - 1, i + apart) && peak; ++j)
      peak = steepness[static_cast<std::size_t>(j)] < steepness[k] ||
             (j >= i && steepness[static_cast<std::size_t>(j)] <= steepness[k]);
    if (!peak) continue;
    const double bend = steepness[k - 1] - 2 * steepness[k] + steepness[k + 1];
    const double finer =
        bend < 0 ? std::clamp(0.5 * (steepness[k - 1] - steepness[k + 1]) / bend, -0.5, 0.5) : 0;
    lines.push_back({(i + finer) * stride - kInside, weight[k]});
  }
  if (lines.size() > kMaxLines) {
    std::sort(lines.begin(), lines.end(),
              [](const SideLine& a, const SideLine& b) { return a.weight > b.weight; });
    lines.resize(kMaxLines);
  }
  std::sort(lines.begin(), lines.end(), [](const SideLine& a, const SideLine& b) { return a.out < b.out; });
  return {std::move(lines), std::move(median), stride};
}

}  // namespace lk::vision
