#include "vision/numerals/numeral_reader.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/numerals/numeral_net.h"
#include "vision/numerals/printed_numerals.h"

namespace lk::vision {

namespace {

constexpr int kView = 176;         // pixels of the level view of the die and what is around it
constexpr double kViewPixels = 4;  // a millimetre
constexpr double kNear = 5;        // widths of the first and of later looks, in radii of the topmost face
constexpr double kClose = 3;
constexpr int kCloseLooks = 3;
constexpr int kPlacing = 4;        // looks in as many directions that say together where the face is
constexpr int kDirections = 24;    // in which an upright numeral is looked for
constexpr double kWider = 1.1;     // by which the last look differs
constexpr double kFarthest = 1.5;  // from where the topmost face is expected, in its radii
constexpr double kMax = 1.6;       // how many times smaller or larger than expected a face may be

/// How large dice of a kind usually are, millimetres.
struct Usual {
  int sides;
  double height;  // from face to opposite face
  double reach;   // radius of a face's inscribed circle
};
constexpr Usual kUsual[] = {{6, 15, 7.5}, {8, 14, 4.95}, {10, 15, 4.7}, {12, 17, 5.25}, {20, 19.5, 3.72}};

const Usual& usual(int sides) {
  return *std::find_if(std::begin(kUsual), std::end(kUsual) - 1,
                       [&](const Usual& each) { return each.sides == sides; });
}

/// A square of the level view; pixels and radians, clockwise.
struct Look {
  cv::Point2d middle;
  double width = 0;
  double turn = 0;
};

/// Returns the sheet's plane around a place, seen from straight above.
cv::Mat levelView(const cv::Mat& bgr, const cv::Matx33d& toImage, cv::Point2d mm) {
  const auto at = [&](cv::Point2d p) {
    const cv::Vec3d q = toImage * cv::Vec3d(p.x, p.y, 1);
    return cv::Point2d(q[0] / q[2], q[1] / q[2]);
  };
  const double density = cv::norm(at(mm + cv::Point2d(1, 0)) - at(mm));
  const int fold = density > 1.5 * kViewPixels ? 2 : 1;  // drawn larger and averaged
  const double step = 1 / (kViewPixels * fold);
  const double start = -kView / kViewPixels / 2 + step / 2;
  const cv::Matx33d fromView(step, 0, mm.x + start, 0, step, mm.y + start, 0, 0, 1);
  cv::Mat view;
  cv::warpPerspective(bgr, view, toImage * fromView, {kView * fold, kView * fold},
                      cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REFLECT_101);
  if (fold > 1) cv::resize(view, view, {kView, kView}, 0, 0, cv::INTER_AREA);
  return view;
}

cv::Mat patchOf(const cv::Mat& view, const Look& look) {
  const double scale = kNumeralPatch / look.width;
  if (scale < 0.6) {  // reduces first, to avoid aliasing
    cv::Mat half;
    cv::resize(view, half, {}, 0.5, 0.5, cv::INTER_AREA);
    return patchOf(half, {look.middle / 2, look.width / 2, look.turn});
  }
  const double c = std::cos(look.turn) * scale, s = std::sin(look.turn) * scale;
  const cv::Point2d middle = look.middle - cv::Point2d(0.5, 0.5);
  const double half = kNumeralPatch / 2.0 - 0.5;
  const cv::Matx23d m(c, s, half - c * middle.x - s * middle.y, -s, c, half + s * middle.x - c * middle.y);
  cv::Mat patch;
  cv::warpAffine(view, patch, m, {kNumeralPatch, kNumeralPatch}, cv::INTER_LINEAR, cv::BORDER_REFLECT_101);
  return patch;
}

/// Reads one die.
class Reading {
 public:
  /// `reach`: expected radius of the topmost face, pixels of the view.
  Reading(cv::Mat view, double reach) : view_(std::move(view)), reach_(reach) {}

  /// Looks in several directions and returns the look at the face they find, `wide` of its radii wide.
  [[nodiscard]] Look nearer(const Look& look, double wide) const {
    cv::Point2d off;
    double reach = 0;
    for (int i = 0; i < kPlacing; ++i) {
      const Look turned{look.middle, look.width, 2 * CV_PI * i / kPlacing};
      const NumeralAnswer answer = runNumerals(patchOf(view_, turned));
      const double c = std::cos(turned.turn), s = std::sin(turned.turn);
      off +=
          cv::Point2d(c * answer.middle.x - s * answer.middle.y, s * answer.middle.x + c * answer.middle.y);
      reach += std::log(answer.reach);
    }
    const double half = look.width / 2;
    const double radius = std::clamp(std::exp(reach / kPlacing) * half, reach_ / kMax, reach_ * kMax);
    return {look.middle + off * (half / kPlacing), wide * radius};
  }

  struct Best {
    std::size_t printed = 0;  // place in printedNumerals()
    double certainty = 0;
  };
  /// Turns the look until a numeral stands upright in it.
  [[nodiscard]] Best upright(Look look) const {
    Best best;
    double turn = 0;
    for (int i = 0; i < kDirections; ++i) {
      look.turn = 2 * CV_PI * i / kDirections;
      const NumeralAnswer answer = runNumerals(patchOf(view_, look));
      const auto most = std::max_element(answer.printed.begin(), answer.printed.end());
      if (*most <= best.certainty) continue;
      best = {static_cast<std::size_t>(most - answer.printed.begin()), *most};
      turn = look.turn;
    }
    const NumeralAnswer again = runNumerals(patchOf(view_, {look.middle, look.width * kWider, turn}));
    best.certainty = std::sqrt(best.certainty * again.printed[best.printed]);
    return best;
  }

 private:
  cv::Mat view_;
  double reach_;
};

}  // namespace

NumeralReading readNumeral(const cv::Mat& bgr, const SheetView& sheet, cv::Point2d mm, int sides) {
  const Usual& die = usual(sides);
  const Appearance top = appearanceOf(mm, die.height, sheet.camera);
  const double reach = die.reach * top.enlarged * kViewPixels;
  const Reading reading(levelView(bgr, sheet.toImage, top.mm), reach);
  const cv::Point2d expected(kView / 2.0, kView / 2.0);
  Look look{expected, kNear * reach};
  for (int i = 0; i < kCloseLooks; ++i) look = reading.nearer(look, kClose);
  if (cv::norm(look.middle - expected) > kFarthest * reach) return {};
  const Reading::Best best = reading.upright(look);
  NumeralReading read;
  read.likeliest = worthOf(printedNumerals()[best.printed], sides);
  if (read.likeliest) read.certainty = best.certainty;
  return read;
}

}  // namespace lk::vision
