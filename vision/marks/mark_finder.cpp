#include "vision/marks/mark_finder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <optional>

#include <opencv2/imgproc.hpp>

namespace lk::vision {

namespace {

constexpr int kWindow = 41;  // window of the local mean; wider than a finder square of six pixels per module
constexpr int kDarker = 7;   // grey levels below the local mean that count as ink
constexpr float kMin = 9;    // seven modules of 1.3 pixels
constexpr float kMax = 60;   // larger symbols are read better by ZXing

/// Brightness relative to the local mean along a line of pixels; zero at the edge between ink and paper.
class Line {
 public:
  Line(const cv::Mat& relief, cv::Point start, bool down)
      : data_(relief.ptr<schar>(start.y) + start.x),
        stride_(down ? std::ptrdiff_t(relief.step) : 1),
        size_(down ? relief.rows - start.y : relief.cols - start.x) {}
  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] int at(int i) const { return data_[i * stride_]; }
  [[nodiscard]] bool dark(int i) const { return at(i) < 0; }
  /// Returns the zero crossing between i and i+1.
  [[nodiscard]] float crossing(int i) const { return float(i) + float(at(i)) / float(at(i) - at(i + 1)); }

 private:
  const schar* data_;
  std::ptrdiff_t stride_;
  int size_;
};

/// True if five runs between six edges have the ratio 1:1:3:1:1. The tolerance suits pixels as large as half
/// a module.
bool finderRatio(const std::array<float, 6>& edge) {
  const float total = edge[5] - edge[0];
  if (total < kMin || total > kMax) return false;
  const float module = total / 7;
  const float slack = std::max(0.5f * module, 0.7f);
  const auto run = [&](int i) { return edge[i + 1] - edge[i]; };
  for (int i : {0, 1, 3, 4})
    if (std::abs(run(i) - module) > slack) return false;
  return std::abs(run(2) - 3 * module) < 2 * slack;
}

/// Searches from inside the middle square in both directions. Returns the six edges if they are a finder
/// square's.
std::optional<std::array<float, 6>> edgesAround(const Line& line, int middle) {
  std::array<float, 6> edge{};
  if (!line.dark(middle)) return std::nullopt;
  int i = middle;
  for (int found = 2; found >= 0; --found) {
    const bool dark = found != 1;
    while (i >= 0 && line.dark(i) == dark && middle - i < int(kMax)) --i;
    if (i < 0 || line.dark(i) == dark) return std::nullopt;
    edge[size_t(found)] = line.crossing(i);
  }
  i = middle;
  for (int found = 3; found <= 5; ++found) {
    const bool dark = found != 4;
    while (i < line.size() && line.dark(i) == dark && i - middle < int(kMax)) ++i;
    if (i >= line.size() || line.dark(i) == dark) return std::nullopt;
    edge[size_t(found)] = line.crossing(i - 1);
  }
  if (!finderRatio(edge)) return std::nullopt;
  return edge;
}

struct Cluster {
  FinderSquare sum;
  int hits = 0;
  [[nodiscard]] FinderSquare mean() const {
    const float n = float(hits);
    return {sum.centre / n, sum.across / n, sum.down / n};
  }
};

void add(std::vector<Cluster>& clusters, const FinderSquare& square) {
  for (Cluster& cluster : clusters) {
    const FinderSquare mean = cluster.mean();
    const cv::Point2f apart = mean.centre - square.centre;
    if (std::max(std::abs(apart.x), std::abs(apart.y)) > mean.across * 0.3f) continue;
    cluster.sum.centre += square.centre;
    cluster.sum.across += square.across;
    cluster.sum.down += square.down;
    ++cluster.hits;
    return;
  }
  clusters.push_back({square, 1});
}

float middleOf(const std::array<float, 6>& edge) {
  return (edge[0] + edge[5] + edge[2] + edge[3]) / 4;
}

/// Returns the square on (x, y)'s column and row if both have the finder ratio.
std::optional<FinderSquare> crossCheck(const cv::Mat& relief, float x, int y) {
  const int column = int(std::lround(x));
  const int top = std::max(0, y - int(kMax));
  const auto down = edgesAround(Line(relief, {column, top}, true), y - top);
  if (!down) return std::nullopt;
  const float centreY = float(top) + middleOf(*down);
  const int left = std::max(0, column - int(kMax));
  const auto across = edgesAround(Line(relief, {left, int(std::lround(centreY))}, false), column - left);
  if (!across) return std::nullopt;
  const FinderSquare square{
      {float(left) + middleOf(*across), centreY}, (*across)[5] - (*across)[0], (*down)[5] - (*down)[0]};
  const float ratio = square.across / square.down;
  if (ratio > 1.9f || ratio < 1 / 1.9f) return std::nullopt;
  return square;
}

/// Returns the signed difference to the local mean, shifted so that ink is negative, and paper with its noise
/// is not.
cv::Mat reliefOf(const cv::Mat& grey) {
  cv::Mat mean, relief(grey.size(), CV_8S);
  cv::boxFilter(grey, mean, -1, {kWindow, kWindow}, {-1, -1}, true, cv::BORDER_REPLICATE);
  // A copy, because the compiler could assume that the loop modifies the original.
  const int cols = grey.cols;
  for (int y = 0; y < grey.rows; ++y) {
    const auto *of = grey.ptr<uchar>(y), *around = mean.ptr<uchar>(y);
    auto* to = relief.ptr<schar>(y);
    for (int x = 0; x < cols; ++x) {
      const auto above = static_cast<short>(of[x] - around[x] + kDarker);
      to[x] = static_cast<schar>(std::min<short>(std::max<short>(above, kDarker - 128), 127));
    }
  }
  return relief;
}

/// Returns the first column from `x` on whose darkness equals `dark`. Tests the signs of eight columns at a
/// time.
int nextOf(bool dark, const schar* row, int x, int cols) {
  constexpr std::uint64_t kSigns = 0x8080808080808080;
  const std::uint64_t noneOfThem = dark ? 0 : kSigns;
  for (std::uint64_t eight = 0; x + 8 <= cols; x += 8) {
    std::memcpy(&eight, row + x, 8);
    if ((eight & kSigns) != noneOfThem) break;
  }
  while (x < cols && (row[x] < 0) != dark) ++x;
  return x;
}

}  // namespace

std::vector<FinderSquare> findFinderSquares(const cv::Mat& grey) {
  const cv::Mat relief = reliefOf(grey);
  std::vector<Cluster> clusters;
  for (int y = 1; y + 1 < relief.rows; ++y) {
    const schar* row = relief.ptr<schar>(y);
    std::array<float, 6> edge{};
    int edges = 0;  // edges so far in this row
    bool dark = row[0] < 0;
    for (int x = nextOf(!dark, row, 1, relief.cols); x < relief.cols;
         x = nextOf(!dark, row, x + 1, relief.cols)) {
      dark = !dark;
      for (size_t i = 0; i < 5; ++i) edge[i] = edge[i + 1];
      edge[5] = float(x - 1) + float(row[x - 1]) / float(row[x - 1] - row[x]);
      ++edges;
      // The last run ends where ink ends.
      if (dark || edges < 6 || !finderRatio(edge)) continue;
      if (const auto square = crossCheck(relief, middleOf(edge), y)) add(clusters, *square);
    }
  }
  std::vector<FinderSquare> squares;
  for (const Cluster& cluster : clusters)
    if (cluster.hits >= 2) squares.push_back(cluster.mean());
  return squares;
}

std::vector<SymbolFrame> findSymbolFrames(const std::vector<FinderSquare>& squares, int most) {
  // Texture can yield hundreds of squares; no table has more marks than this.
  const size_t count = std::min<size_t>(squares.size(), 60);
  std::vector<SymbolFrame> frames;
  for (size_t corner = 0; corner < count; ++corner) {
    for (size_t right = 0; right < count; ++right) {
      if (right == corner) continue;
      const cv::Point2f u = squares[right].centre - squares[corner].centre;
      const float lengthU = float(cv::norm(u));
      if (lengthU > 1000) continue;
      // The chord of a rotated square along the rows is longer than its side.
      const float straighten = std::max(std::abs(u.x), std::abs(u.y)) / lengthU;
      for (size_t below = 0; below < count; ++below) {
        if (below == corner || below == right) continue;
        const cv::Point2f v = squares[below].centre - squares[corner].centre;
        const float lengthV = float(cv::norm(v));
        const float sine = (u.x * v.y - u.y * v.x) / (lengthU * lengthV);
        if (sine < 0.75f) continue;  // also excludes mirrored triples
        const float ratio = lengthU / lengthV;
        if (ratio > 1.7f || ratio < 1 / 1.7f) continue;
        float smallest = 1e9f, largest = 0, sum = 0;
        for (size_t i : {corner, right, below}) {
          const float size = std::sqrt(squares[i].across * squares[i].down);
          smallest = std::min(smallest, size);
          largest = std::max(largest, size);
          sum += size;
        }
        if (largest > 1.5f * smallest) continue;
        const float module = sum / 21 * straighten;
        const float modules = std::max(lengthU, lengthV) / module;
        if (modules < 11 || modules > 60) continue;  // versions 1 to 10
        const double doubt = (1 - sine) + std::abs(std::log(ratio)) + 0.5 * std::log(largest / smallest);
        frames.push_back(
            {squares[corner].centre, squares[right].centre, squares[below].centre, module, doubt});
      }
    }
  }
  std::sort(frames.begin(), frames.end(),
            [](const SymbolFrame& a, const SymbolFrame& b) { return a.doubt < b.doubt; });
  if (frames.size() > size_t(most)) frames.resize(size_t(most));
  return frames;
}

UprightSymbol cutUpright(const cv::Mat& grey, const SymbolFrame& frame) {
  constexpr float kModule = 8;
  const float lengthU = float(cv::norm(frame.topRight - frame.topLeft));
  const float lengthV = float(cv::norm(frame.bottomLeft - frame.topLeft));
  const float side = std::clamp(std::max(lengthU, lengthV) / frame.module, 14.f, 56.f) * kModule;
  const float margin = 8 * kModule;  // half a finder square and the quiet zone
  // Under tilt the fourth corner may lie further out than a parallelogram's.
  const float far = side * 1.2f + 2 * margin;
  const cv::Point2f from[3] = {{margin, margin}, {margin + side, margin}, {margin, margin + side}};
  const cv::Point2f to[3] = {frame.topLeft, frame.topRight, frame.bottomLeft};
  const cv::Mat affine = cv::getAffineTransform(from, to);
  UprightSymbol upright;
  upright.toImage = cv::Matx33d::eye();
  for (int r = 0; r < 2; ++r)
    for (int c = 0; c < 3; ++c) upright.toImage(r, c) = affine.at<double>(r, c);
  cv::warpAffine(grey, upright.grey, affine, cv::Size(int(far), int(far)),
                 cv::INTER_CUBIC | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
  return upright;
}

}  // namespace lk::vision
