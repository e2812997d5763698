#include "vision/cards/find/card_size.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "vision/core/quad_geometry.h"

namespace lk::vision {

namespace {

constexpr double kShortMm = 63, kLongMm = 88;
constexpr double kSlack = 0.14;
constexpr double kExactMm = 1.5;  // largest deviation of a side that already has a card's length
constexpr double kFrameMm = 3;    // distance of the printed frame from the card's edge
constexpr double kHalf = 0.45;    // of a side; a shorter part does not determine where the card lies

/// An outline on the table, in millimetres.
struct Flat {
  cv::Point2d centre, along, across;  // centre; unit vectors of the sides 0-1 and 1-2
  double width = 0, height = 0;       // lengths of these sides
};

Flat flatten(const Quad& outline, const SheetSighting& sheet) {
  std::array<cv::Point2d, 4> p;
  for (size_t i = 0; i < 4; ++i) p[i] = toMillimetres(sheet, outline[i]);
  const cv::Point2d u = (p[1] - p[0] + p[2] - p[3]) / 2, v = (p[2] - p[1] + p[3] - p[0]) / 2;
  Flat flat{(p[0] + p[1] + p[2] + p[3]) / 4, {}, {}, cv::norm(u), cv::norm(v)};
  flat.along = u / std::max(1e-6, flat.width);
  flat.across = v / std::max(1e-6, flat.height);
  return flat;
}

bool near(double side, double meant) {
  return std::abs(side / meant - 1) < kSlack;
}

bool exactlyCardSized(const Flat& flat) {
  const auto off = [&](double width, double height) {
    return std::max(std::abs(flat.width - width), std::abs(flat.height - height));
  };
  return std::min(off(kShortMm, kLongMm), off(kLongMm, kShortMm)) < kExactMm;
}

/// Returns possible offsets of the card's centre from the outline's, along a side that is too short. The
/// outline may be the printed frame, the card without one end, or the frame without one end.
std::vector<double> middles(double side, double meant) {
  const double missing = (meant - side) / 2;
  if (std::abs(missing) < kFrameMm) return {0};
  return {missing - kFrameMm, kFrameMm - missing, missing, -missing, 0};
}

}  // namespace

const SheetSighting* measuringSheet(const std::vector<SheetSighting>& sheets,
                                    const std::vector<SheetSpec>& specs) {
  const SheetSighting* best = nullptr;
  double largest = 0;
  for (const SheetSighting& sheet : sheets)
    for (const SheetSpec& spec : specs)
      if (spec.id == sheet.id && spec.size.area() > largest) best = &sheet, largest = spec.size.area();
  return best;
}

bool cardSized(const Quad& outline, const SheetSighting& sheet) {
  const Flat flat = flatten(outline, sheet);
  return (near(flat.width, kShortMm) && near(flat.height, kLongMm)) ||
         (near(flat.width, kLongMm) && near(flat.height, kShortMm));
}

std::vector<Quad> fullSized(const Quad& outline, const SheetSighting& sheet) {
  const Flat flat = flatten(outline, sheet);
  if (exactlyCardSized(flat)) return {};
  std::vector<Quad> cards;
  for (const cv::Size2d meant : {cv::Size2d(kShortMm, kLongMm), cv::Size2d(kLongMm, kShortMm)}) {
    const double width = flat.width / meant.width, height = flat.height / meant.height;
    // Only one side may be incomplete.
    if (std::min(width, height) < kHalf || std::max(width, height) < 0.85 ||
        std::max(width, height) > 1 + kSlack)
      continue;
    for (const double a : middles(flat.width, meant.width))
      for (const double b : middles(flat.height, meant.height)) {
        const cv::Point2d middle = flat.centre + flat.along * a + flat.across * b;
        const cv::Point2d u = flat.along * (meant.width / 2), v = flat.across * (meant.height / 2);
        cards.push_back({toImage(sheet, middle - u - v), toImage(sheet, middle + u - v),
                         toImage(sheet, middle + u + v), toImage(sheet, middle - u + v)});
      }
  }
  return cards;
}

}  // namespace lk::vision
