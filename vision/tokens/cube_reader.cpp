#include "vision/tokens/cube_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include <opencv2/imgproc.hpp>

#include "vision/tokens/lean.h"

namespace lk::vision {

namespace {

// Pixels of the rectified view for a millimetre of the sheet.
constexpr double kPixels = 3;
// What one cube may measure as it is seen, mm: its side is 8 to 10, and side faces show beside the top by as
// much as it leans.
constexpr double kMinSide = 6.5, kMaxShortSide = 11, kMaxLongSide = 11.5, kMaxSide = 10;
constexpr double kHeight = 9;
// By how much more a cube's outline may hold than its rectangle would, for blur.
constexpr double kBlurred = 1.12;
// What several that touch may measure, mm and mm2.
constexpr double kMaxOfCluster = 30, kMaxClusterArea = 350;
// Share of the rectangle around it that a cube fills, and cubes that touch.
constexpr double kFill = 0.78, kClusterFill = 0.8;
// Share of the circle around them that cubes that touch fill at most: a printed disc fills it.
constexpr double kMaxRoundness = 0.8;
// Share of what its outline encloses that may be of another colour: pips and letters take more.
constexpr double kHoles = 0.015;
// Ring around a cube in which its colour must end, mm, and the share of it that may be alike.
constexpr double kRingInner = 0.8, kRingOuter = 2, kRingAlike = 0.15;
// Spread of the colour within a cube, as a share of its light; prints and wood have more.
constexpr double kSpread = 0.09;
// Of a white cube the top alone is white: a square of even light, as a share of it, with nothing as light
// around it. Much in a room is white, and little of it is that.
constexpr double kWhiteFill = 0.87, kWhiteAlike = 0.06, kWhiteUneven = 0.04;

/// Of each pixel of the view: 255 where it is of the colour, and where it might be.
struct Masks {
  cv::Mat sure, maybe;
};

/// Returns the light that all but a fiftieth of the view stays below: of paper, where some is in view.
int paperLight(const cv::Mat& bgr) {
  std::array<int, 256> counts{};
  for (int y = 0; y < bgr.rows; ++y)
    for (int x = 0; x < bgr.cols; ++x) ++counts[bgr.at<cv::Vec3b>(y, x)[1]];
  int above = bgr.rows * bgr.cols / 50, light = 255;
  while (light > 0 && (above -= counts[static_cast<std::size_t>(light)]) > 0) --light;
  return light;
}

/// Red: its light is well above that of the other two colours, which are much alike, and not far below that
/// of paper, as dark red print is.
Masks redIn(const cv::Mat& bgr) {
  const int least = std::max(45, paperLight(bgr) * 45 / 100);
  Masks masks{cv::Mat::zeros(bgr.size(), CV_8U), cv::Mat::zeros(bgr.size(), CV_8U)};
  for (int y = 0; y < bgr.rows; ++y)
    for (int x = 0; x < bgr.cols; ++x) {
      const cv::Vec3b& p = bgr.at<cv::Vec3b>(y, x);
      const int blue = p[0], green = p[1], red = p[2];
      const int above = red - std::max(blue, green);
      if (red < least || above * 100 < 56 * red) continue;
      masks.maybe.at<uchar>(y, x) = 255;
      if (above * 100 >= 63 * red && std::abs(green - blue) * 100 <= 22 * red)
        masks.sure.at<uchar>(y, x) = 255;
    }
  return masks;
}

/// White: without colour, nearly as light as the lightest in the view, and lighter than what is around.
Masks whiteIn(const cv::Mat& bgr) {
  cv::Mat grey, opened;
  cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
  const int side = cvRound(2 * kMaxLongSide * kPixels) | 1;
  cv::morphologyEx(grey, opened, cv::MORPH_OPEN, cv::getStructuringElement(cv::MORPH_RECT, {side, side}));
  Masks masks{cv::Mat::zeros(bgr.size(), CV_8U), cv::Mat::zeros(bgr.size(), CV_8U)};
  for (int y = 0; y < bgr.rows; ++y)
    for (int x = 0; x < bgr.cols; ++x) {
      const cv::Vec3b& p = bgr.at<cv::Vec3b>(y, x);
      const int most = std::max({p[0], p[1], p[2]}), least = std::min({p[0], p[1], p[2]});
      if (most < 165 || (most - least) * 100 > 25 * most) continue;
      const int above = grey.at<uchar>(y, x) - opened.at<uchar>(y, x);
      if (above < 25) continue;
      masks.maybe.at<uchar>(y, x) = 255;
      if (above >= 45 && (most - least) * 100 <= 18 * most) masks.sure.at<uchar>(y, x) = 255;
    }
  return masks;
}

/// Returns the standard deviation of its light within a mask, as a share of it.
double unevennessOf(const cv::Mat& bgr, const cv::Mat& inside) {
  cv::Mat grey;
  cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
  cv::Scalar mean, deviation;
  cv::meanStdDev(grey, mean, deviation, inside);
  return deviation[0] / std::max(1.0, mean[0]);
}

/// Returns the standard deviation of its colour within a mask, as a share of its light.
double spreadOf(const cv::Mat& bgr, const cv::Mat& inside) {
  cv::Mat share(bgr.size(), CV_32FC2, cv::Scalar::all(0));
  for (int y = 0; y < bgr.rows; ++y)
    for (int x = 0; x < bgr.cols; ++x) {
      const cv::Vec3b& p = bgr.at<cv::Vec3b>(y, x);
      const float light = float(std::max(1, p[0] + p[1] + p[2]));
      share.at<cv::Vec2f>(y, x) = {float(p[2]) / light, float(p[1]) / light};
    }
  cv::Scalar mean, deviation;
  cv::meanStdDev(share, mean, deviation, inside);
  return std::max(deviation[0], deviation[1]);
}

cv::Mat disc(double mm) {
  const int side = 2 * cvRound(mm * kPixels) + 1;
  return cv::getStructuringElement(cv::MORPH_ELLIPSE, {side, side});
}

/// One connected part of a mask.
struct Blob {
  cv::Rect box;
  cv::Point2d middle;                                                 // pixels of the view
  double shortSide = 0, longSide = 0, area = 0, fill = 0, holes = 0;  // mm, mm2, shares
  double alike = 0, spread = 0, uneven = 0, roundness = 0;
};

/// Measures one part; what lies at the view's border is not whole.
std::optional<Blob> measured(const cv::Mat& view, const Masks& masks, const std::vector<cv::Point>& outline) {
  Blob blob;
  blob.box = cv::boundingRect(outline);
  const int margin = cvRound(kRingOuter * kPixels) + 1;
  const cv::Rect around(blob.box.x - margin, blob.box.y - margin, blob.box.width + 2 * margin,
                        blob.box.height + 2 * margin);
  if ((around & cv::Rect({}, view.size())) != around) return std::nullopt;
  const cv::RotatedRect rect = cv::minAreaRect(outline);
  blob.shortSide = std::min(rect.size.width, rect.size.height) / kPixels;
  blob.longSide = std::max(rect.size.width, rect.size.height) / kPixels;
  if (blob.shortSide < kMinSide || blob.longSide > kMaxOfCluster) return std::nullopt;
  cv::Mat inside = cv::Mat::zeros(around.size(), CV_8U), wider, outer, ring;
  cv::drawContours(inside, std::vector<std::vector<cv::Point>>{outline}, 0, 255, cv::FILLED, cv::LINE_8,
                   cv::noArray(), 0, -around.tl());
  const double enclosed = cv::countNonZero(inside);
  blob.area = enclosed / (kPixels * kPixels);
  blob.fill = enclosed / std::max(1.f, rect.size.area());
  cv::Point2f centre;
  float radius = 0;
  cv::minEnclosingCircle(outline, centre, radius);
  blob.roundness = enclosed / std::max(1.0, CV_PI * radius * radius);
  blob.holes = 1 - cv::countNonZero(inside & masks.sure(around)) / enclosed;
  cv::dilate(inside, wider, disc(kRingInner));
  cv::dilate(inside, outer, disc(kRingOuter));
  ring = outer & ~wider;
  blob.alike = double(cv::countNonZero(ring & masks.maybe(around))) / std::max(1, cv::countNonZero(ring));
  cv::erode(inside, wider, disc(kRingInner));
  blob.spread = spreadOf(view(around), wider);
  blob.uneven = unevennessOf(view(around), wider);
  const cv::Moments moments = cv::moments(outline);
  blob.middle = moments.m00 > 0 ? cv::Point2d(moments.m10 / moments.m00, moments.m01 / moments.m00)
                                : cv::Point2d(rect.center);
  return blob;
}

enum class What { nothing, one, several };

/// `lean`: of a cube's top, mm.
What redIs(const Blob& blob, double lean) {
  if (blob.holes > kHoles || blob.alike > kRingAlike || blob.spread > kSpread) return What::nothing;
  const double mostArea = kBlurred * kMaxSide * (kMaxSide + std::sqrt(2.0) * lean);
  if (blob.shortSide <= kMaxShortSide + 0.7 * lean && blob.longSide <= kMaxLongSide + lean &&
      blob.area <= mostArea)
    return blob.fill >= kFill ? What::one : What::nothing;
  const bool several =
      blob.area <= kMaxClusterArea && blob.fill >= kClusterFill && blob.roundness <= kMaxRoundness;
  return several ? What::several : What::nothing;
}

/// Several white cubes that touch are not distinguished from other white things.
What whiteIs(const Blob& blob, double) {
  const bool isOne = blob.holes <= kHoles && blob.alike <= kWhiteAlike && blob.spread <= kSpread &&
                     blob.longSide <= kMaxLongSide && blob.fill >= kWhiteFill && blob.uneven <= kWhiteUneven;
  return isOne ? What::one : What::nothing;
}

/// Returns by how much the top of a cube at a place of the sheet seems to lie beside it, mm.
using LeanOfTop = std::function<cv::Point2d(cv::Point2d mm)>;

/// How the cubes of one colour are found. `leaning`: of the lean of the top, by which share the middle of
/// what is seen lies beside the foot: half if the cube is seen from foot to top, all of it if only the top
/// is.
struct CubeKind {
  CubeColour colour;
  Masks (*masks)(const cv::Mat& bgr);
  What (*is)(const Blob& blob, double lean);
  double leaning;
};
constexpr CubeKind kKinds[] = {{CubeColour::red, redIn, redIs, 0.5},
                               {CubeColour::white, whiteIn, whiteIs, 1}};

void addCubes(std::vector<CubeSighting>& cubes, const cv::Mat& view, const CubeKind& kind, cv::Point2d origin,
              const LeanOfTop& leanOfTop) {
  Masks masks = kind.masks(view);
  cv::morphologyEx(masks.sure, masks.sure, cv::MORPH_OPEN, disc(0.6));
  std::vector<std::vector<cv::Point>> outlines;
  cv::findContours(masks.sure, outlines, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_NONE);
  for (const std::vector<cv::Point>& outline : outlines) {
    const std::optional<Blob> blob = measured(view, masks, outline);
    if (!blob) continue;
    const cv::Point2d seen = origin + blob->middle * (1 / kPixels), lean = leanOfTop(seen);
    const What what = kind.is(*blob, cv::norm(lean));
    if (what == What::nothing) continue;
    const cv::Point2d foot = seen - lean * kind.leaning;
    cubes.push_back({kind.colour, what == What::one ? std::optional(1) : std::nullopt, foot});
  }
}

}  // namespace

std::vector<CubeColour> readableCubes() {
  std::vector<CubeColour> colours;
  for (const CubeKind& kind : kKinds) colours.push_back(kind.colour);
  return colours;
}

std::vector<CubeSighting> readCubes(const cv::Mat& bgr, const SheetSighting& sheet, const CubeSheet& expected,
                                    cv::Rect2d area) {
  std::vector<CubeSighting> cubes;
  if (bgr.empty() || area.empty()) return cubes;
  const cv::Matx33d toMm(1 / kPixels, 0, area.x, 0, 1 / kPixels, area.y, 0, 0, 1);
  const cv::Size size(cvRound(area.width * kPixels), cvRound(area.height * kPixels));
  cv::Mat view;
  cv::warpPerspective(bgr, view, sheet.toImage * toMm, size, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                      cv::BORDER_REPLICATE);
  cv::medianBlur(view, view, 3);  // noise in weak light
  const auto leanOfTop = [&](cv::Point2d mm) { return kHeight * leanAt(sheet, bgr.size(), mm); };
  for (const CubeColour colour : expected.colours)
    for (const CubeKind& kind : kKinds)
      if (kind.colour == colour) addCubes(cubes, view, kind, area.tl(), leanOfTop);
  std::sort(cubes.begin(), cubes.end(), [](const CubeSighting& a, const CubeSighting& b) {
    return std::pair(a.mm.y, a.mm.x) < std::pair(b.mm.y, b.mm.x);
  });
  return cubes;
}

}  // namespace lk::vision
