#include "vision/cards/find/propose/card_proposals.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

#include <opencv2/core/utility.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/cards/find/propose/card_masks.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

using Contour = std::vector<cv::Point>;

constexpr std::size_t kMaxRuns = 120;  // per contour; more is texture and no card

struct Segment : EdgeRun {
  [[nodiscard]] float length() const { return static_cast<float>(cv::norm(to - from)); }
};

std::optional<cv::Point2f> cornerOf(const Segment& a, const Segment& b) {
  const cv::Point2f r = a.to - a.from;
  const cv::Point2f s = b.to - b.from;
  const float det = r.x * s.y - r.y * s.x;
  // Sides of a card meet at 45 to 135 degrees if tilted by 40 degrees.
  if (std::abs(det) < 0.6F * a.length() * b.length()) return {};
  const cv::Point2f gap = b.from - a.from;
  return a.from + r * ((gap.x * s.y - gap.y * s.x) / det);
}

// Returns the long straight runs of a contour, longest first, at most twelve. A small bump does not split a
// run.
std::vector<Segment> longSegments(const Contour& contour, double shortest) {
  Contour polygon;
  cv::approxPolyDP(contour, polygon, std::max(1.5, 0.02 * shortest), true);
  std::vector<Segment> segments;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Segment segment{{polygon[i], polygon[(i + 1) % polygon.size()]}};
    if (segment.length() >= shortest) segments.push_back(segment);
  }
  std::sort(segments.begin(), segments.end(),
            [](const Segment& a, const Segment& b) { return a.length() > b.length(); });
  if (segments.size() > 12) segments.resize(12);
  return segments;
}

// Returns the fraction of the quad's sides that runs along the contour.
double coverage(const Quad& quad, const cv::Mat& drawn, cv::Point origin) {
  int on = 0;
  int all = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Point2f from = quad[i];
    const cv::Point2f run = quad[(i + 1) % 4] - from;
    const int steps = std::max(4, static_cast<int>(cv::norm(run) / 3));
    int side = 0;
    for (int k = 0; k < steps; ++k) {
      const cv::Point2f at = from + run * ((static_cast<float>(k) + 0.5F) / static_cast<float>(steps));
      const cv::Point p(cvRound(at.x) - origin.x, cvRound(at.y) - origin.y);
      if (p.x >= 0 && p.y >= 0 && p.x < drawn.cols && p.y < drawn.rows && drawn.at<std::uint8_t>(p) != 0)
        ++side;
    }
    if (side * 4 < steps) return 0;  // a side that is nowhere on the contour
    on += side;
    all += steps;
  }
  return static_cast<double>(on) / all;
}

bool plausible(const Quad& quad, double shortest) {
  if (!isConvex(quad)) return false;
  const cv::Size2f sides = sidesOf(quad);
  const double longer = std::max(sides.width, sides.height);
  const double shorter = std::min(sides.width, sides.height);
  return longer >= shortest && shorter * 2.6 >= longer;
}

// Returns the corners where the hull's straight runs along the sides of `quad` meet, if those of `quad` lie
// so far inside them, on the rounding of a large card, that no fit of its sides reaches them. `area` is the
// contour's, which a card with round corners fills.
Quad squaredUp(const Quad& quad, const Contour& hull, double area) {
  constexpr float kParallel = 0.15F, kBeside = 0.06F;  // sine of the angle; of the side's length
  constexpr float kReached = 6;                        // pixels, twice the range of the first fit
  constexpr double kFilled = 0.96;
  Contour polygon;
  cv::approxPolyDP(hull, polygon, 1.5, true);
  std::array<Segment, 4> sides;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    const Segment side{{quad[i], quad[(i + 1) % 4]}};
    const cv::Point2f run = side.to - side.from;
    sides[i] = side;
    float longest = 0;
    for (std::size_t k = 0; k < polygon.size(); ++k) {
      const Segment part{{polygon[k], polygon[(k + 1) % polygon.size()]}};
      const cv::Point2f way = part.to - part.from, off = (part.from + part.to) / 2 - side.from;
      if (part.length() <= longest || std::abs(run.cross(way)) > kParallel * side.length() * part.length() ||
          std::abs(run.cross(off)) > kBeside * side.length() * side.length())
        continue;
      longest = part.length();
      sides[i] = part;
    }
  }
  Quad corners = quad;
  for (std::size_t i = 0; i < corners.size(); ++i)
    if (const auto corner = cornerOf(sides[(i + 3) % 4], sides[i])) corners[i] = *corner;
  float moved = 0;
  for (std::size_t i = 0; i < corners.size(); ++i)
    moved = std::max(moved, static_cast<float>(cv::norm(corners[i] - quad[i])));
  const bool round = moved > kReached && isConvex(corners) && area > kFilled * areaOf(corners);
  return round ? fromTopLeft(corners) : quad;
}

// For a card that has its contour nearly to itself: the four corners of the convex hull.
std::optional<Quad> hullQuad(const Contour& contour, double area) {
  Contour hull;
  cv::convexHull(contour, hull);
  const double around = cv::arcLength(hull, true);
  for (double share = 0.02; share <= 0.08; share += 0.02) {
    Contour corners;
    cv::approxPolyDP(hull, corners, share * around, true);
    if (corners.size() < 4) break;
    if (corners.size() > 4) continue;
    const Quad quad = fromTopLeft({corners[0], corners[1], corners[2], corners[3]});
    if (isConvex(quad) && area > 0.8 * areaOf(quad)) return squaredUp(quad, hull, area);
    break;
  }
  const cv::RotatedRect box = cv::minAreaRect(contour);
  if (area < 0.8 * static_cast<double>(box.size.area())) return {};
  Quad quad;
  box.points(quad.data());
  return fromTopLeft(quad);
}

// For cards that share a contour, because they touch or an object lies across a rim: four straight runs each.
void assemble(const Contour& contour, double shortest, std::vector<Quad>& quads) {
  const std::vector<Segment> segments = longSegments(contour, shortest * 0.35);
  if (segments.size() < 4) return;
  const cv::Rect box = cv::boundingRect(contour);
  cv::Mat drawn = cv::Mat::zeros(box.height + 8, box.width + 8, CV_8U);
  const cv::Point origin = box.tl() - cv::Point(4, 4);
  cv::drawContours(drawn, std::vector<Contour>{contour}, 0, 255, 4, cv::LINE_8, cv::noArray(), 0, -origin);

  struct Option {
    Quad quad;
    double coverage;
  };
  std::vector<Option> options;
  const std::size_t n = segments.size();
  const auto parallel = [&](std::size_t i, std::size_t j) {
    const cv::Point2f r = segments[i].to - segments[i].from;
    const cv::Point2f s = segments[j].to - segments[j].from;
    return std::abs(r.x * s.y - r.y * s.x) < 0.35F * segments[i].length() * segments[j].length();
  };
  for (std::size_t a = 0; a < n; ++a) {
    for (std::size_t c = a + 1; c < n; ++c) {
      if (!parallel(a, c)) continue;
      for (std::size_t b = a + 1; b < n; ++b) {
        if (b == c || parallel(a, b)) continue;
        for (std::size_t d = b + 1; d < n; ++d) {
          if (d == c || !parallel(b, d)) continue;
          const auto p = cornerOf(segments[a], segments[b]);
          const auto q = cornerOf(segments[b], segments[c]);
          const auto r = cornerOf(segments[c], segments[d]);
          const auto s = cornerOf(segments[d], segments[a]);
          if (!p || !q || !r || !s) continue;
          const Quad quad = fromTopLeft({*p, *q, *r, *s});
          if (!plausible(quad, shortest)) continue;
          const double share = coverage(quad, drawn, origin);
          if (share > 0.6) options.push_back({quad, share});
        }
      }
    }
  }
  std::sort(options.begin(), options.end(),
            [](const Option& x, const Option& y) { return x.coverage > y.coverage; });
  std::vector<Quad> kept;
  for (const Option& option : options) {
    const bool twice = std::any_of(kept.begin(), kept.end(), [&](const Quad& other) {
      return cv::norm(centreOf(other) - centreOf(option.quad)) < 0.05 * shortest;
    });
    if (!twice) kept.push_back(option.quad);
    if (kept.size() >= 8) break;
  }
  quads.insert(quads.end(), kept.begin(), kept.end());
}

// Adds corners where two straight runs of a contour meet. Only short runs, the rounded corner, may lie
// between.
void addCorners(const Contour& contour, double shortest, std::vector<Quad>& corners) {
  Contour polygon;
  cv::approxPolyDP(contour, polygon, std::max(1.5, 0.02 * shortest), true);
  const std::size_t n = polygon.size();
  if (n < 4 || n > kMaxRuns) return;
  const auto run = [&](std::size_t i) { return Segment{{polygon[i % n], polygon[(i + 1) % n]}}; };
  for (std::size_t i = 0; i < n; ++i) {
    const Segment first = run(i);
    if (first.length() < 0.3 * shortest) continue;
    float between = 0;
    for (std::size_t j = i + 1; j < i + 4 && between < 0.12 * shortest; ++j) {
      const Segment second = run(j);
      if (second.length() < 0.3 * shortest) {
        between += second.length();
        continue;
      }
      if (const auto corner = cornerOf(first, second))
        corners.push_back(fromTopLeft({*corner, second.to, first.from + second.to - *corner, first.from}));
      break;
    }
  }
}

void proposeFrom(const cv::Mat& mask, double shortest, Proposals& proposals) {
  std::vector<Quad>& quads = proposals.quads;
  std::vector<Contour> contours;
  cv::findContours(mask, contours, cv::RETR_LIST, cv::CHAIN_APPROX_SIMPLE);
  for (const Contour& contour : contours) {
    if (contour.size() < 4) continue;
    const cv::Rect box = cv::boundingRect(contour);
    if (std::max(box.width, box.height) < 0.8 * shortest || std::min(box.width, box.height) < 0.35 * shortest)
      continue;
    const double area = cv::contourArea(contour);
    if (area < 0.25 * shortest * shortest) continue;
    if (const auto quad = hullQuad(contour, area); quad && plausible(*quad, shortest)) {
      quads.push_back(*quad);
      if (std::abs(area / areaOf(*quad) - 1) < 0.07) continue;
    }
    assemble(contour, shortest, quads);
    addCorners(contour, shortest, proposals.corners);
  }
}

// Fits a line through `count` points of a closed contour, starting at `from`. Leaves out the rounded ends.
EdgeRun fittedRun(const Contour& contour, std::size_t from, std::size_t count) {
  const auto point = [&](std::size_t i) { return contour[(from + i) % contour.size()]; };
  Contour inner;
  for (std::size_t i = count / 8; i + count / 8 < count; ++i) inner.push_back(point(i));
  cv::Vec4f line;
  cv::fitLine(inner, line, cv::DIST_L2, 0, 0.01, 0.01);
  const cv::Point2f way(line[0], line[1]), at(line[2], line[3]);
  const auto onLine = [&](cv::Point2f p) { return at + way * way.dot(p - at); };
  return {onLine(point(0)), onLine(point(count - 1))};
}

// Returns the straight runs of all edges, even if a contour joins many shapes and prints.
std::vector<EdgeRun> straightRuns(const cv::Mat& edges, double shortest) {
  std::vector<Contour> contours;
  cv::findContours(edges, contours, cv::RETR_LIST, cv::CHAIN_APPROX_NONE);
  std::vector<EdgeRun> runs;
  for (const Contour& contour : contours) {
    if (static_cast<double>(contour.size()) < 0.4 * shortest) continue;
    Contour polygon;
    cv::approxPolyDP(contour, polygon, 1.5, true);
    // The polygon's corners are contour points in the same order, wherever the contour starts. The points
    // between two corners refine the run.
    const auto stepsTo = [&](std::size_t from, cv::Point corner) {
      std::size_t steps = 0;
      while (steps < contour.size() && contour[(from + steps) % contour.size()] != corner) ++steps;
      return steps;
    };
    std::size_t at = stepsTo(0, polygon.front());
    for (std::size_t i = 0; i < polygon.size(); ++i) {
      const Segment run{{polygon[i], polygon[(i + 1) % polygon.size()]}};
      const std::size_t steps = stepsTo(at, polygon[(i + 1) % polygon.size()]);
      if (run.length() >= 0.2 * shortest) runs.push_back(fittedRun(contour, at, steps + 1));
      at = (at + steps) % contour.size();
    }
  }
  return runs;
}

// A contour follows a one-pixel line on both sides. Keeps one of the two runs.
std::vector<EdgeRun> withoutWaysBack(std::vector<EdgeRun> runs) {
  constexpr int kSame = 4;  // pixels
  std::set<std::array<int, 4>> known;
  std::erase_if(runs, [&](const EdgeRun& run) {
    std::array<cv::Point, 2> ends{cv::Point(run.from) / kSame, cv::Point(run.to) / kSame};
    if (std::pair(ends[1].x, ends[1].y) < std::pair(ends[0].x, ends[0].y)) std::swap(ends[0], ends[1]);
    return !known.insert({ends[0].x, ends[0].y, ends[1].x, ends[1].y}).second;
  });
  return runs;
}

// Wide edges are complete where thin ones have gaps, but merge in heaps of cards. Both are used.
std::vector<EdgeRun> runsOf(const CardMasks& masks, double shortest) {
  std::vector<EdgeRun> runs = straightRuns(masks.edges, shortest);
  const std::vector<EdgeRun> thin = withoutWaysBack(straightRuns(masks.lines, shortest));
  runs.insert(runs.end(), thin.begin(), thin.end());
  return runs;
}

}  // namespace

Proposals proposeCards(const CardMasks& cut, double shortest, const cv::Mat& ignore) {
  std::vector<cv::Mat> masks = cut.all;
  if (!ignore.empty())
    for (cv::Mat& mask : masks) mask.setTo(0, ignore);
  Proposals all;
  all.edges = cut.edges;
  std::vector<Proposals> ofMask(masks.size());
  const int parts = static_cast<int>(masks.size()) + 1;
  cv::parallel_for_({0, parts}, [&](const cv::Range& range) {
    for (int part = range.start; part < range.end; ++part)
      if (const auto i = static_cast<std::size_t>(part); i < masks.size())
        proposeFrom(masks[i], shortest, ofMask[i]);
      else
        all.runs = runsOf(cut, shortest);
  });
  for (const Proposals& some : ofMask) {
    all.quads.insert(all.quads.end(), some.quads.begin(), some.quads.end());
    all.corners.insert(all.corners.end(), some.corners.begin(), some.corners.end());
  }
  return all;
}

}  // namespace lk::vision
