#include "vision/cards/find/card_own_sides.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include <opencv2/imgproc.hpp>

#include "vision/cards/find/card_geometry.h"
#include "vision/cards/find/fit/card_outline_fit.h"
#include "vision/cards/find/fit/card_sides.h"
#include "vision/cards/find/outline_search.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr int kPlaces = 32;               // along a side
constexpr double kNear = 1, kFar = 3;     // millimetres from a side between which its colours are sampled
constexpr double kStep = 0.3;             // millimetres between samples
constexpr double kDeepest = 0.3;          // of the card's extent; largest width of the strip of table
constexpr double kContrast = 40;          // grey levels between card and table
constexpr double kSameColour = 0.4;       // of that contrast; largest difference from the table's colour
constexpr double kMostly = 0.6;           // of a side's places
constexpr double kWedge = 0.4;            // the same for a strip of table, which may begin at a corner
constexpr double kStraight = 0.75;        // of the places at which the card begins, within kOff of a line
constexpr double kOff = 0.6, kAgain = 1;  // millimetres
constexpr double kSeen = 0.6;             // least edge support of the corrected side
constexpr double kMinWedge = 1.5;         // millimetres by which the strip is wider at one end

using Colour = cv::Vec3d;
using Places = std::array<std::optional<Colour>, kPlaces>;

struct Band {
  Places inside, outside;
};

double alongAt(int place) {
  return (place + 0.5) / kPlaces;
}

std::optional<Colour> colourAt(const cv::Mat& image, cv::Point2f at) {
  const cv::Point pixel(cvRound(at.x), cvRound(at.y));
  if (!cv::Rect({}, image.size()).contains(pixel)) return {};
  return Colour(image.at<cv::Vec3b>(pixel));
}

std::optional<Colour> meanBetween(const cv::Mat& image, const RoughPlane& plane, std::size_t side,
                                  double along, double from, double to) {
  Colour sum;
  int count = 0;
  for (double out = from; out <= to; out += kStep)
    if (const auto colour = colourAt(image, plane.beside(side, along, out))) sum += *colour, ++count;
  if (count == 0) return {};
  return sum / count;
}

Band bandOf(const cv::Mat& image, const RoughPlane& plane, std::size_t side) {
  Band band;
  for (int place = 0; place < kPlaces; ++place) {
    const auto i = static_cast<std::size_t>(place);
    band.inside[i] = meanBetween(image, plane, side, alongAt(place), -kFar, -kNear);
    band.outside[i] = meanBetween(image, plane, side, alongAt(place), kNear, kFar);
  }
  return band;
}

Colour medianOf(std::vector<Colour> colours) {
  Colour median;
  const auto middle = colours.begin() + static_cast<std::ptrdiff_t>(colours.size() / 2);
  for (int channel = 0; channel < 3; ++channel) {
    std::nth_element(colours.begin(), middle, colours.end(),
                     [channel](const Colour& a, const Colour& b) { return a[channel] < b[channel]; });
    median[channel] = (*middle)[channel];
  }
  return median;
}

/// Colours of the card and of the table around it, from three of its sides.
struct Ground {
  Colour card, table;
  [[nodiscard]] bool isCard(const Colour& colour) const {
    return cv::norm(colour - card) < cv::norm(colour - table);
  }
  [[nodiscard]] bool isTable(const Colour& colour) const {
    return cv::norm(colour - table) < kSameColour * cv::norm(card - table);
  }
};

template <class Test>
double shareOf(const Places& places, const Test& test) {
  const auto count = std::count_if(places.begin(), places.end(),
                                   [&](const std::optional<Colour>& one) { return one && test(*one); });
  return static_cast<double>(count) / kPlaces;
}

/// Returns the colours by all sides but one, or nullopt if these are not on the card's edge.
std::optional<Ground> groundBeside(const std::array<Band, 4>& bands, std::size_t without) {
  std::vector<Colour> card, table;
  for (std::size_t side = 0; side < bands.size(); ++side) {
    if (side == without) continue;
    for (const auto& colour : bands[side].inside)
      if (colour) card.push_back(*colour);
    for (const auto& colour : bands[side].outside)
      if (colour) table.push_back(*colour);
  }
  if (card.empty() || table.empty()) return {};
  const Ground ground{medianOf(std::move(card)), medianOf(std::move(table))};
  if (cv::norm(ground.card - ground.table) < kContrast) return {};
  const auto isCard = [&](const Colour& colour) { return ground.isCard(colour); };
  const auto isNoCard = [&](const Colour& colour) { return !ground.isCard(colour); };
  for (std::size_t side = 0; side < bands.size(); ++side)
    if (side != without &&
        (shareOf(bands[side].inside, isCard) < kMostly || shareOf(bands[side].outside, isNoCard) < kMostly))
      return {};
  return ground;
}

/// Returns how deep inside a side the card begins, beyond a strip of table, millimetres, or nullopt.
std::optional<double> startOfCard(const cv::Mat& image, const RoughPlane& plane, std::size_t side,
                                  double along, const Ground& ground) {
  constexpr int kInRow = 3;  // samples of the card's colour that begin it
  const double deepest = kDeepest * (side % 2 == 0 ? plane.height() : plane.width());
  int inRow = 0;
  bool beyondTable = false;
  for (double depth = kNear; depth < deepest; depth += kStep) {
    const auto colour = colourAt(image, plane.beside(side, along, -depth));
    if (!colour) return {};
    inRow = ground.isCard(*colour) ? inRow + 1 : 0;
    beyondTable = beyondTable || inRow == 0;
    if (inRow == kInRow && !beyondTable) return {};
    if (inRow == kInRow) return depth - kStep * (kInRow - 0.5);
  }
  return {};
}

/// Returns the line along which the card begins inside a side, if it is straight. Two points in the image. A
/// strip that is equally wide everywhere may be a bar printed on the card.
std::optional<std::array<cv::Point2f, 2>> ownEdge(const cv::Mat& image, const RoughPlane& plane,
                                                  std::size_t side, const Ground& ground) {
  std::vector<cv::Point2f> starts;
  std::vector<double> depths;
  for (int place = 0; place < kPlaces; ++place) {
    const auto depth = startOfCard(image, plane, side, alongAt(place), ground);
    if (!depth) continue;
    starts.push_back(plane.beside(side, alongAt(place), -*depth));
    depths.push_back(*depth);
  }
  if (static_cast<double>(starts.size()) < kWedge * kPlaces) return {};
  const auto quarter = static_cast<std::ptrdiff_t>(depths.size() / 4);
  const double first = *std::min_element(depths.begin(), depths.begin() + quarter);
  const double last = *std::min_element(depths.end() - quarter, depths.end());
  if (std::abs(first - last) < kMinWedge) return {};
  cv::Vec4f line;
  cv::fitLine(starts, line, cv::DIST_HUBER, 0, 0.01, 0.01);
  const cv::Point2f on(line[2], line[3]), way(line[0], line[1]);
  const double most = kOff * plane.pixelsPerMm();
  const auto near = std::count_if(starts.begin(), starts.end(), [&](const cv::Point2f& start) {
    return std::abs(way.cross(start - on)) < most;
  });
  if (static_cast<double>(near) < kStraight * static_cast<double>(starts.size())) return {};
  return std::array<cv::Point2f, 2>{on, on + way};
}

std::optional<Quad> withOwnSide(const cv::Mat& image, const Quad& outline, std::size_t side,
                                const std::array<cv::Point2f, 2>& edge, double reach, double noiseLevel) {
  Quad moved = outline;
  const std::size_t next = (side + 1) % 4, after = (side + 2) % 4, before = (side + 3) % 4;
  moved[side] = crossing(outline[before], outline[side], edge[0], edge[1], outline[side]);
  moved[next] = crossing(outline[next], outline[after], edge[0], edge[1], outline[next]);
  if (!isConvex(moved)) return {};
  const FittedOutline fitted = fitOutline(image, moved, reach, noiseLevel);
  if (!isConvex(fitted.corners) || fitted.support[side] < kSeen) return {};
  if (narrowing(fitted.corners) > narrowing(outline)) return {};
  return fitted.corners;
}

std::optional<Quad> corrected(const cv::Mat& image, const Quad& outline, double noiseLevel) {
  const RoughPlane plane(outline);
  std::array<Band, 4> bands;
  for (std::size_t side = 0; side < bands.size(); ++side) bands[side] = bandOf(image, plane, side);
  for (std::size_t side = 0; side < bands.size(); ++side) {
    const auto ground = groundBeside(bands, side);
    if (!ground) continue;
    const auto isTable = [&](const Colour& colour) { return ground->isTable(colour); };
    if (shareOf(bands[side].inside, isTable) < kWedge || shareOf(bands[side].outside, isTable) > 1 - kMostly)
      continue;
    if (const auto edge = ownEdge(image, plane, side, *ground))
      if (auto moved = withOwnSide(image, outline, side, *edge, kAgain * plane.pixelsPerMm(), noiseLevel))
        return moved;
  }
  return {};
}

}  // namespace

void takeOwnSides(const cv::Mat& image, double noiseLevel, std::vector<CardOutline>& outlines) {
  for (CardOutline& outline : outlines) {
    const auto moved = corrected(image, outline.corners, noiseLevel);
    if (!moved || !isInside(*moved, image.size())) continue;
    outline.corners = fromTopLeft(*moved);
  }
}

}  // namespace lk::vision
