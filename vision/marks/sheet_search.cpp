#include "vision/marks/sheet_search.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/marks/laid_tiles.h"

namespace lk::vision {

namespace {

/// A mark's printed position and its sighting.
struct Pair {
  const MarkSpec* printed;
  const MarkSighting* seen;
};

double sideOf(const Quad& quad) {
  return std::sqrt(std::abs(cv::contourArea(std::vector<cv::Point2f>(quad.begin(), quad.end()))));
}

struct Fit {
  cv::Matx33d toImage;
  double worst = 0;  // largest corner error over its tolerance; above 1 the fit is rejected
};

Quad outline(const cv::Matx33d& h, cv::Size2d size) {
  std::vector<cv::Point2d> at = {{0, 0}, {size.width, 0}, {size.width, size.height}, {0, size.height}};
  cv::perspectiveTransform(at, at, h);
  Quad quad{};
  std::copy(at.begin(), at.end(), quad.begin());
  return quad;
}

/// True if the outline is convex, clockwise and entirely in front of the camera.
bool plausible(const cv::Matx33d& h, cv::Size2d size) {
  for (const auto& [x, y] :
       {std::pair{0.0, 0.0}, {size.width, 0.0}, {size.width, size.height}, {0.0, size.height}})
    if (h(2, 0) * x + h(2, 1) * y + h(2, 2) <= 0.05) return false;
  const Quad q = outline(h, size);
  for (size_t i = 0; i < 4; ++i) {
    const cv::Point2f a = q[(i + 1) % 4] - q[i], b = q[(i + 2) % 4] - q[(i + 1) % 4];
    if (a.x * b.y - a.y * b.x <= 0) return false;
  }
  return true;
}

std::optional<Fit> fit(const std::vector<Pair>& pairs, cv::Size2d size) {
  std::vector<cv::Point2f> from, to;
  for (const Pair& pair : pairs) {
    const Quad printed = printedCorners(*pair.printed);
    from.insert(from.end(), printed.begin(), printed.end());
    to.insert(to.end(), pair.seen->corners.begin(), pair.seen->corners.end());
  }
  const cv::Mat h = cv::findHomography(from, to, 0);
  if (h.empty()) return std::nullopt;
  Fit result{cv::Matx33d(h.ptr<double>()), 0};
  if (!plausible(result.toImage, size)) return std::nullopt;
  std::vector<cv::Point2f> back;
  cv::perspectiveTransform(from, back, result.toImage);
  for (size_t i = 0; i < to.size(); ++i) {
    // A homography can fit almost any two positions. Marks of two sheets are detected by their distorted
    // shape. A lens distorts it by only one part in a hundred.
    const double tolerance = std::max(1.5, 0.025 * sideOf(pairs[i / 4].seen->corners));
    result.worst = std::max(result.worst, cv::norm(back[i] - to[i]) / tolerance);
  }
  return result;
}

/// Fits all marks, or all except one that disagrees with at least two others.
std::optional<Fit> fitMajority(const std::vector<Pair>& pairs, cv::Size2d size) {
  if (const auto all = fit(pairs, size); all && all->worst <= 1) return all;
  if (pairs.size() < 3) return std::nullopt;
  std::optional<Fit> best;
  for (size_t out = 0; out < pairs.size(); ++out) {
    std::vector<Pair> rest = pairs;
    rest.erase(rest.begin() + std::ptrdiff_t(out));
    const auto without = fit(rest, size);
    if (without && without->worst <= 1 && (!best || without->worst < best->worst)) best = without;
  }
  return best;
}

bool seenTwice(const std::vector<Pair>& pairs) {
  for (size_t i = 0; i < pairs.size(); ++i)
    for (size_t j = i + 1; j < pairs.size(); ++j)
      if (pairs[i].printed == pairs[j].printed) return true;
  return false;
}

std::vector<Pair> pairUp(const SheetSpec& spec, const std::vector<MarkSighting>& marks) {
  std::vector<Pair> pairs;
  for (const MarkSpec& printed : spec.marks)
    for (const MarkSighting& seen : marks)
      if (seen.text == printed.text) pairs.push_back({&printed, &seen});
  return pairs;
}

}  // namespace

SheetSearch locateSheets(const std::vector<MarkSighting>& marks, const std::vector<SheetSpec>& specs) {
  SheetSearch search;
  for (const SheetSpec& spec : specs) {
    const std::vector<Pair> pairs = pairUp(spec, marks);
    if (pairs.empty()) {
      const TileSearch tiles = layTiles(marks, spec);
      if (tiles.laid)
        search.found.push_back(tiles.laid->sheet);
      else if (tiles.problem && *tiles.problem != TileProblem::missing)
        search.conflicting.push_back(spec.id);
      continue;
    }
    const auto best = seenTwice(pairs) ? std::nullopt : fitMajority(pairs, spec.size);
    if (best) {
      search.found.push_back({spec.id, best->toImage, outline(best->toImage, spec.size), spec.size});
    } else if (pairs.size() > 1) {
      search.conflicting.push_back(spec.id);
    }
  }
  return search;
}

std::optional<double> disagreementMm(const SheetSighting& sheet, const SheetSpec& spec,
                                     const std::vector<MarkSighting>& marks) {
  std::optional<double> worst;
  for (const Pair& pair : pairUp(spec, marks)) {
    const Quad printed = printedCorners(*pair.printed);
    for (size_t i = 0; i < 4; ++i) {
      const double off = cv::norm(toMillimetres(sheet, pair.seen->corners[i]) - cv::Point2d(printed[i]));
      worst = std::max(worst.value_or(0), off);
    }
  }
  return worst;
}

}  // namespace lk::vision
