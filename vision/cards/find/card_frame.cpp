#include "vision/cards/find/card_frame.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "vision/cards/find/card_sides.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kNarrowest = 2.1;  // millimetres: a narrower rim may be a sleeve's overhang
constexpr double kWidest = 7.2;
constexpr double kLeastPixels = 4.5;  // narrower rims are easily mixed up with their blur
constexpr double kSame = 0.35;        // millimetres by which one distance may differ
constexpr double kOneColour = 30;     // grey levels by which uneven light may part a rim's sides

/// An outline with another one printed inside of it, `rim` millimetres away from all of its sides.
struct Nested {
  std::array<double, 4> out{};
  double rim = 0, seen = 0;
};

double apart(const cv::Vec3d& a, const cv::Vec3d& b) {
  return cv::norm(a - b, cv::NORM_INF);
}

/// How alike two colours on different sides are, given what they are on the sides that are known.
double nearest(const std::vector<cv::Vec3d>& known, const cv::Vec3d& colour) {
  double least = 1e9;
  for (const cv::Vec3d& one : known) least = std::min(least, apart(one, colour));
  return least;
}

double spreadOf(const std::vector<cv::Vec3d>& colours) {
  double most = 0;
  for (const cv::Vec3d& one : colours) most = std::max(most, apart(one, colours.front()));
  return most;
}

/// The outline's sides lie on such a frame or on the edge around it.
std::optional<Nested> nestedAt(const std::array<Beside, 4>& beside, double rim, double same) {
  Nested nested{{}, rim, 0};
  enum class On { frame, edge, unknown };
  std::array<On, 4> on{};
  int frames = 0, unknown = 0;
  std::vector<cv::Vec3d> rims, tables;  // colours
  for (std::size_t side = 0; side < 4; ++side) {
    const SideLine *own = beside[side].lineAt(0, same), *outer = beside[side].lineAt(rim, same),
                   *inner = beside[side].lineAt(-rim, same);
    const double ownSeen = own == nullptr ? 0.5 : std::max(0.5, own->weight);
    const double onFrame = outer == nullptr ? 0 : std::min(outer->weight, ownSeen);
    const double onEdge = inner == nullptr ? 0 : std::min(inner->weight, ownSeen);
    const double seen = std::max(onFrame, onEdge);
    on[side] = seen < 0.25 ? On::unknown : onFrame >= onEdge - 0.3 && onFrame > 0 ? On::frame : On::edge;
    if (on[side] == On::frame) nested.out[side] = outer->out, ++frames;
    if (on[side] == On::unknown) {
      ++unknown;
      continue;
    }
    nested.seen += seen / 3;
    const double edge = nested.out[side];
    rims.push_back(beside[side].between(edge - rim, edge));
    tables.push_back(beside[side].between(edge, edge + rim));
  }
  if (frames == 0 || unknown > 1) return {};
  if (unknown == 0) nested.seen *= 0.75;
  if (nested.seen < 0.6) return {};
  if (unknown == 1) {
    if (spreadOf(rims) > kOneColour) return {};
    const auto side = static_cast<std::size_t>(std::find(on.begin(), on.end(), On::unknown) - on.begin());
    // Of four sides one may have a wider rim, or hardly any step at its end; the rim's colour tells.
    const SideLine* end = nullptr;
    for (const SideLine& line : beside[side].lines)
      if (line.out > -same && line.out < kWidest && (end == nullptr || line.weight > end->weight)) {
        const cv::Vec3d strip = beside[side].between(line.out - 0.8 * rim, line.out);
        if (nearest(rims, strip) < nearest(tables, strip)) end = &line;
      }
    const cv::Vec3d strip = beside[side].between(0, rim);
    if (end != nullptr)
      nested.out[side] = end->out;
    else if (nearest(rims, strip) < nearest(tables, strip))
      nested.out[side] = rim;
    else
      return {};
  }
  // Where the outline is the edge, its rim and the table show their colours: between the outline and what is
  // taken for the edge elsewhere there must be the rim.
  for (std::size_t side = 0; side < 4; ++side) {
    if (on[side] != On::frame || frames + unknown == 4) continue;
    const cv::Vec3d strip = beside[side].between(0, nested.out[side]);
    std::vector<cv::Vec3d> rim_, table_;
    for (std::size_t other = 0; other < 4; ++other) {
      if (on[other] != On::edge) continue;
      rim_.push_back(beside[other].between(-rim, 0));
      table_.push_back(beside[other].between(0, rim));
    }
    const double toTable = nearest(table_, strip);
    if (toTable < nearest(rim_, strip) && toTable < 15 + 3 * spreadOf(table_)) return {};
  }
  return nested;
}

}  // namespace

std::optional<Quad> edgeAroundFrame(const cv::Mat& image, const Quad& outline, double grain) {
  const RoughPlane plane(outline);
  if (plane.pixelsPerMm() < 0.9) return {};
  std::array<Beside, 4> beside;
  for (std::size_t side = 0; side < 4; ++side) beside[side] = lookBeside(image, plane, side, grain);
  const double same = std::max(kSame, 0.8 / plane.pixelsPerMm());
  const double narrowest = std::max(kNarrowest, kLeastPixels / plane.pixelsPerMm());
  std::vector<double> rims;
  for (const Beside& side : beside)
    for (const SideLine& outer : side.lines)
      for (const SideLine& inner : side.lines)
        if (const double rim = outer.out - inner.out; rim > narrowest && rim < kWidest) rims.push_back(rim);
  std::optional<Nested> best;
  for (const double rim : rims)
    if (const auto nested = nestedAt(beside, rim, same); nested && (!best || nested->seen > best->seen))
      best = nested;
  if (!best) return {};
  return fromTopLeft(plane.grown(best->out));
}

}  // namespace lk::vision
