#include "vision/cards/find/fit/card_frame.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "vision/cards/find/fit/card_sides.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr double kMinRim = 2.1;  // millimetres; a narrower rim may be a sleeve's overhang
constexpr double kMaxRim = 7.2;
constexpr double kMinPixels = 4.5;            // pixels; narrower rims cannot be distinguished from their blur
constexpr double kSame = 0.45;                // millimetres of tolerance between equal distances
constexpr double kFaint = 0.25, kSeen = 0.6;  // weights of lines
// Edge support of an edge, and its least lead over a frame inside the outline.
constexpr double kSurely = 0.85, kFainter = 0.1;
constexpr double kAhead = 0.3;  // lead by which a printed edge may have better support
constexpr double kTable = 15;   // grey levels within which a colour is the table's
constexpr double kOwn = 0.6;    // millimetres between an outline and its own line
// Grey levels of difference that uneven light may cause between a rim's sides.
constexpr double kOneColour = 30;

double apart(const cv::Vec3d& a, const cv::Vec3d& b) {
  return cv::norm(a - b, cv::NORM_INF);
}

/// Returns the distance of a colour to the nearest known one.
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

/// Which line a side of the outline follows.
enum class On { frame, edge, unknown };

/// A card edge with a frame printed `rim` millimetres inside it.
struct Nested {
  double rim = 0, seen = 0;
  std::array<double, 4> out{};  // millimetres from the outline to the edge
  std::array<On, 4> on{};
  [[nodiscard]] std::ptrdiff_t count(On what) const { return std::count(on.begin(), on.end(), what); }
};

/// Colours on both sides of the edge, from the sides where it is known.
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

/// Returns the weight of a line at the outline and another one `rim` millimetres beside it, 0..1.
double pairSeen(const Beside& side, double rim, double same) {
  const SideLine* own = side.lineAt(0, std::max(kOwn, same));
  const SideLine* other = side.lineAt(rim, same);
  return other == nullptr ? 0 : std::min(other->weight, own == nullptr ? 0.5 : std::max(0.5, own->weight));
}

/// Decides for each side whether it follows the frame or the edge.
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
  // Where both are possible, the colours on the other sides decide.
  Nested sure = nested;
  for (std::size_t side = 0; side < 4; ++side)
    if (either[side]) sure.on[side] = On::unknown;
  const Colours known = coloursOf(beside, sure, On::unknown);
  for (std::size_t side = 0; side < 4 && !known.rim.empty(); ++side)
    if (either[side] && !known.isRim(beside[side].between(0, nested.out[side])))
      nested.on[side] = On::edge, nested.out[side] = 0;
  return nested;
}

/// Returns the weight of a frame inside the outline itself, on all sides, 0..1.
double framedAlready(const std::array<Beside, 4>& beside, double rim, double same) {
  double seen = 0, least = 1;
  for (const Beside& side : beside) {
    const double here = pairSeen(side, -rim, same);
    seen += here / 4, least = std::min(least, here);
  }
  return least < kFaint ? 0 : seen;
}

/// Returns where a rim of these colours ends, millimetres outward. For a side where the rim is wider than on
/// the others or has a faint end. Returns nullopt if there is no rim.
std::optional<double> endOfRim(const Beside& side, const Colours& colours, double rim, double same) {
  const SideLine* end = nullptr;
  for (const SideLine& line : side.lines)
    if (line.out > -same && line.out < kMaxRim && (end == nullptr || line.weight > end->weight) &&
        colours.isRim(side.between(line.out - 0.8 * rim, line.out)))
      end = &line;
  if (end != nullptr) return end->out;
  if (colours.isRim(side.between(0, rim))) return rim;
  return {};
}

/// True if the strips outside the frame's sides have the colour of the rim on the other sides.
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

std::optional<FramedEdge> edgeAroundFrame(const cv::Mat& image, const Quad& outline, double noiseLevel) {
  const RoughPlane plane(outline);
  if (plane.pixelsPerMm() < 0.9) return {};
  std::array<Beside, 4> beside;
  for (std::size_t side = 0; side < 4; ++side) beside[side] = lookBeside(image, plane, side, noiseLevel);
  const double same = std::max(kSame, 0.8 / plane.pixelsPerMm());
  const double narrowest = std::max(kMinRim, kMinPixels / plane.pixelsPerMm());
  std::vector<double> rims;
  for (const Beside& side : beside)
    for (const SideLine& outer : side.lines)
      for (const SideLine& inner : side.lines)
        if (const double rim = outer.out - inner.out; rim > narrowest && rim < kMaxRim) rims.push_back(rim);
  std::optional<Nested> best;
  double already = 0;
  for (const double rim : rims) {
    already = std::max(already, framedAlready(beside, rim, same));
    if (const auto nested = nestedAt(beside, rim, same); nested && (!best || nested->seen > best->seen))
      best = nested;
  }
  // Table texture sometimes keeps an equal distance by chance.
  if (!best || (best->seen < kSurely && best->seen < already - kFainter)) return {};
  return FramedEdge{fromTopLeft(plane.grown(best->out)), best->count(On::edge) > 0};
}

}  // namespace lk::vision
