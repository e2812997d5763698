#include "vision/cards/find/fit/card_frame.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "vision/cards/find/fit/card_sides.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kNarrowest = 2.1;  // millimetres: a narrower rim may be a sleeve's overhang
constexpr double kWidest = 7.2;
constexpr double kLeastPixels = 4.5;              // narrower rims are easily mixed up with their blur
constexpr double kSame = 0.45;                    // millimetres by which one distance may differ
constexpr double kFaint = 0.25, kSeen = 0.6;      // weights of lines
constexpr double kUnknown = 0.5;                  // for a side on which nothing is where it would be
constexpr double kSurely = 0.85, kFainter = 0.1;  // of what is seen around an outline with a frame of its own
constexpr double kAhead = 0.3;                    // by which what is printed is better seen
constexpr double kTable = 15;                     // grey levels; as like the table as that is
constexpr double kOwn = 0.6;       // millimetres by which an outline may lie beside its own line
constexpr double kOneColour = 30;  // grey levels by which uneven light may part a rim's sides

double apart(const cv::Vec3d& a, const cv::Vec3d& b) {
  return cv::norm(a - b, cv::NORM_INF);
}

/// How near a colour is to what is seen on any of other sides.
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

/// What a side of the outline lies on.
enum class On { frame, edge, unknown };

/// A card's edge with a frame printed `rim` millimetres inside of it.
struct Nested {
  double rim = 0, seen = 0;
  std::array<double, 4> out{};  // from the outline to the edge
  std::array<On, 4> on{};
  [[nodiscard]] std::ptrdiff_t count(On what) const { return std::count(on.begin(), on.end(), what); }
};

/// What is around the edge where that is known.
struct Colours {
  std::vector<cv::Vec3d> rim, table;
  [[nodiscard]] bool isRim(const cv::Vec3d& colour) const {
    return nearest(rim, colour) < nearest(table, colour);
  }
};

Colours coloursOf(const std::array<Beside, 4>& beside, const Nested& nested, On only) {
  Colours colours;
  for (std::size_t side = 0; side < 4; ++side) {
    if (nested.on[side] == On::unknown || (only != On::unknown && nested.on[side] != only)) continue;
    const double edge = nested.out[side];
    colours.rim.push_back(beside[side].between(edge - nested.rim, edge));
    colours.table.push_back(beside[side].between(edge, edge + nested.rim));
  }
  return colours;
}

/// How well a line and another one so far beside it are seen.
double pairSeen(const Beside& side, double rim, double same) {
  const SideLine* own = side.lineAt(0, std::max(kOwn, same));
  const SideLine* other = side.lineAt(rim, same);
  return other == nullptr ? 0 : std::min(other->weight, own == nullptr ? 0.5 : std::max(0.5, own->weight));
}

/// Sides that have an edge where the other of the two is for theirs.
Nested placed(const std::array<Beside, 4>& beside, double rim, double same) {
  Nested nested{rim, 0, {}, {}};
  std::array<bool, 4> either{};
  for (std::size_t side = 0; side < 4; ++side) {
    const double onFrame = pairSeen(beside[side], rim, same), onEdge = pairSeen(beside[side], -rim, same);
    const double seen = std::max(onFrame, onEdge);
    if (seen < kFaint)
      nested.on[side] = On::unknown;
    else
      nested.on[side] = onFrame > 0 && onFrame >= onEdge - kAhead ? On::frame : On::edge;
    either[side] = nested.on[side] == On::frame && onEdge >= kFaint;
    if (nested.on[side] == On::frame) nested.out[side] = beside[side].lineAt(rim, same)->out;
    if (nested.on[side] != On::unknown) nested.seen += seen;
  }
  nested.seen /= std::max(1.0, 4.0 - static_cast<double>(nested.count(On::unknown)));
  // What may be either is what the colours on the other sides tell.
  Nested sure = nested;
  for (std::size_t side = 0; side < 4; ++side)
    if (either[side]) sure.on[side] = On::unknown;
  const Colours known = coloursOf(beside, sure, On::unknown);
  for (std::size_t side = 0; side < 4 && !known.rim.empty(); ++side)
    if (either[side] && !known.isRim(beside[side].between(0, nested.out[side])))
      nested.on[side] = On::edge, nested.out[side] = 0;
  return nested;
}

/// How well a frame is seen inside of the outline itself, all around.
double framedAlready(const std::array<Beside, 4>& beside, double rim, double same) {
  double seen = 0, least = 1;
  for (const Beside& side : beside) {
    const double here = pairSeen(side, -rim, same);
    seen += here / 4, least = std::min(least, here);
  }
  return least < kFaint ? 0 : seen;
}

/// Where a rim of these colours ends on a side on which it is wider than on the others, or has hardly any
/// step at its end; none where no rim is seen.
std::optional<double> endOfRim(const Beside& side, const Colours& colours, double rim, double same) {
  const SideLine* end = nullptr;
  for (const SideLine& line : side.lines)
    if (line.out > -same && line.out < kWidest && (end == nullptr || line.weight > end->weight) &&
        colours.isRim(side.between(line.out - 0.8 * rim, line.out)))
      end = &line;
  if (end != nullptr) return end->out;
  if (colours.isRim(side.between(0, rim))) return rim;
  return {};
}

/// Whether what lies between the outline and the edge is the rim where its sides are taken for the frame's.
bool showsRim(const std::array<Beside, 4>& beside, const Nested& nested) {
  if (nested.count(On::edge) == 0) return true;
  const Colours known = coloursOf(beside, nested, On::edge);
  for (std::size_t side = 0; side < 4; ++side) {
    if (nested.on[side] != On::frame) continue;
    const cv::Vec3d strip = beside[side].between(0, nested.out[side]);
    if (!known.isRim(strip) && nearest(known.table, strip) < kTable + 3 * spreadOf(known.table)) return false;
  }
  return true;
}

std::optional<Nested> nestedAt(const std::array<Beside, 4>& beside, double rim, double same) {
  Nested nested = placed(beside, rim, same);
  const auto unknown = nested.count(On::unknown);
  if (nested.count(On::frame) == 0 || unknown > 1 || nested.seen < kSeen) return {};
  if (unknown > 0) {
    const Colours known = coloursOf(beside, nested, On::unknown);
    if (spreadOf(known.rim) > kOneColour) return {};
    for (std::size_t side = 0; side < 4; ++side) {
      if (nested.on[side] != On::unknown) continue;
      const auto end = endOfRim(beside[side], known, rim, same);
      if (!end) return {};
      nested.out[side] = *end;
    }
  }
  if (!showsRim(beside, nested)) return {};
  return nested;
}

}  // namespace

std::optional<FramedEdge> edgeAroundFrame(const cv::Mat& image, const Quad& outline, double grain) {
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
  double already = 0;
  for (const double rim : rims) {
    already = std::max(already, framedAlready(beside, rim, same));
    if (const auto nested = nestedAt(beside, rim, same); nested && (!best || nested->seen > best->seen))
      best = nested;
  }
  // Grain of the table keeps one distance, too, now and then.
  if (!best || (best->seen < kSurely && best->seen < already - kFainter)) return {};
  return FramedEdge{fromTopLeft(plane.grown(best->out)), best->count(On::edge) > 0};
}

}  // namespace lk::vision
