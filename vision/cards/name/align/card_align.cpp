#include "vision/cards/name/align/card_align.h"

#include <array>
#include <cmath>
#include <vector>

#include <opencv2/core/hal/intrin.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/cards/name/align/card_compare.h"
#include "vision/cards/name/describe/card_look.h"

namespace lk::vision {
namespace {

constexpr int kRounds = 4;
constexpr int kRim = 1;
constexpr int kUnknowns = 8;
// Limits of shift and stretch, in units of half the look's height. A larger motion means another card, or an
// outline too wrong to be aligned.
constexpr double kFarthest = 0.16;
constexpr double kMaxStretch = 0.14;
using Vector = cv::Matx<double, kUnknowns, 1>;
using Matrix = cv::Matx<double, kUnknowns, kUnknowns>;

// Coordinates from -1 to 1 give all unknowns about the same magnitude.
struct Units {
  cv::Size size;
  [[nodiscard]] double x(int column) const { return (column - (size.width - 1) / 2.0) * 2 / size.height; }
  [[nodiscard]] double y(int row) const { return (row - (size.height - 1) / 2.0) * 2 / size.height; }
  [[nodiscard]] cv::Matx33d toPixels() const {
    const double half = size.height / 2.0;
    return {half, 0, (size.width - 1) / 2.0, 0, half, (size.height - 1) / 2.0, 0, 0, 1};
  }
};

/// The unknowns of a homography as a function of a shift and a rotation (rigid motion).
const cv::Matx<double, kUnknowns, 3> kOfWhole{0, 0, 0,            //
                                              0, 0, -1, 1, 0, 0,  //
                                              0, 0, 1,  0, 0, 0,  //
                                              0, 1, 0,            //
                                              0, 0, 0,  0, 0, 0};

cv::Matx33d homographyOf(const Vector& p) {
  return {1 + p(0), p(1), p(2), p(3), 1 + p(4), p(5), p(6), p(7), 1};
}

cv::Mat redrawn(const cv::Mat& seen, const cv::Matx33d& unitWarp) {
  const cv::Matx33d pixels = Units{seen.size()}.toPixels();
  cv::Mat result;
  cv::warpPerspective(seen, result, pixels * unitWarp * pixels.inv(), seen.size(),
                      cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
  return result;
}

bool tooFar(const cv::Matx33d& warp) {
  return std::abs(warp(0, 2)) > kFarthest || std::abs(warp(1, 2)) > kFarthest ||
         std::abs(warp(0, 0) - 1) > kMaxStretch || std::abs(warp(1, 1) - 1) > kMaxStretch;
}

/// Derivative of a pixel's position by one unknown, at (u, v): sign * u^across * v^down.
struct Term {
  int sign = 0, across = 0, down = 0;
};
constexpr std::array<Term, kUnknowns> kOfX{
    {{1, 1, 0}, {1, 0, 1}, {1, 0, 0}, {}, {}, {}, {-1, 2, 0}, {-1, 1, 1}}};
constexpr std::array<Term, kUnknowns> kOfY{
    {{}, {}, {}, {1, 1, 0}, {1, 0, 1}, {1, 0, 0}, {-1, 1, 1}, {-1, 0, 2}}};

/// Sums of value * u^across * v^down over an image. The normal equations need nothing else.
class Moments {
 public:
  static constexpr int kPowers = 5;
  /// `ofRow`: sums of value * u^i over one row, which lies at `v`.
  void addRow(const std::array<double, kPowers>& ofRow, double v) {
    double power = 1;
    for (std::size_t down = 0; down < kPowers; ++down, power *= v)
      for (std::size_t across = 0; across + down < kPowers; ++across)
        sums_[across][down] += ofRow[across] * power;
  }
  [[nodiscard]] double of(const Term& a, const Term& b) const {
    if (a.sign * b.sign == 0) return 0;
    return a.sign * b.sign *
           sums_[static_cast<std::size_t>(a.across + b.across)][static_cast<std::size_t>(a.down + b.down)];
  }
  [[nodiscard]] double of(const Term& a) const { return of(a, {1, 0, 0}); }

 private:
  std::array<std::array<double, kPowers>, kPowers> sums_{};
};

/// Alignment at one level of the pyramid, by inverse compositional Gauss-Newton. Gradients and normal
/// equations come from the reference and are computed once.
class Level {
 public:
  Level(cv::Mat reference, cv::Mat seen, cv::Mat visible, MotionModel motionModel)
      : units_{reference.size()},
        reference_(std::move(reference)),
        seen_(std::move(seen)),
        visible_(std::move(visible)) {
    for (int x = 0; x < reference_.cols; ++x) across_.push_back(static_cast<float>(units_.x(x)));
    gradientX_.create(reference_.size(), CV_32FC4);
    gradientY_.create(reference_.size(), CV_32FC4);
    Moments xx, xy, yy;
    const cv::v_float32x4 scale = cv::v_setall_f32(static_cast<float>(reference_.rows) / 4);
    for (int y = kRim; y < reference_.rows - kRim; ++y) {
      const auto* here = reference_.ptr<float>(y);
      const auto *above = reference_.ptr<float>(y - 1), *below = reference_.ptr<float>(y + 1);
      auto *toX = gradientX_.ptr<float>(y), *toY = gradientY_.ptr<float>(y);
      std::array<double, Moments::kPowers> rowXX{}, rowXY{}, rowYY{};
      forRow(y, [&](int x) {
        const int at = x * kLookPlanes;
        const cv::v_float32x4 gx = (cv::v_load(here + at + 4) - cv::v_load(here + at - 4)) * scale;
        const cv::v_float32x4 gy = (cv::v_load(below + at) - cv::v_load(above + at)) * scale;
        cv::v_store(toX + at, gx);
        cv::v_store(toY + at, gy);
        const double ofXX = cv::v_reduce_sum(gx * gx), ofXY = cv::v_reduce_sum(gx * gy),
                     ofYY = cv::v_reduce_sum(gy * gy);
        double power = 1;
        for (std::size_t i = 0; i < Moments::kPowers; ++i) {
          rowXX[i] += ofXX * power, rowXY[i] += ofXY * power, rowYY[i] += ofYY * power;
          power *= across_[static_cast<std::size_t>(x)];
        }
      });
      const double v = units_.y(y);
      xx.addRow(rowXX, v), xy.addRow(rowXY, v), yy.addRow(rowYY, v);
    }
    Matrix normal;
    for (int i = 0; i < kUnknowns; ++i)
      for (int k = 0; k < kUnknowns; ++k) {
        const Term &xi = kOfX[std::size_t(i)], &xk = kOfX[std::size_t(k)];
        const Term &yi = kOfY[std::size_t(i)], &yk = kOfY[std::size_t(k)];
        normal(i, k) = xx.of(xi, xk) + xy.of(xi, yk) + xy.of(yi, xk) + yy.of(yi, yk);
      }
    const double damping = 0.01 * cv::trace(normal) / kUnknowns + 1e-6;
    for (int i = 0; i < kUnknowns; ++i) normal(i, i) += damping;
    inverse_ = motionModel == MotionModel::homography
                   ? normal.inv(cv::DECOMP_CHOLESKY)
                   : kOfWhole * (kOfWhole.t() * normal * kOfWhole).inv(cv::DECOMP_CHOLESKY) * kOfWhole.t();
    own_ = againstGradients(reference_).slope;
  }

  /// Returns an improved warp, in normalised coordinates. Stops at a motion that is too large.
  [[nodiscard]] cv::Matx33d improved(cv::Matx33d warp, int rounds) const {
    for (int round = 0; round < rounds; ++round) {
      // Residual, with the seen look scaled to the reference's contrast, projected on the gradients.
      const Products seen = againstGradients(redrawn(seen_, warp));
      const Vector step = inverse_ * (seen.slope * (seen.together / seen.own) - own_);
      cv::Matx33d next = warp * homographyOf(step).inv();
      next = next * (1 / next(2, 2));
      if (tooFar(next)) break;
      warp = next;
      if (cv::norm(step) < 0.002) break;
    }
    return warp;
  }

 private:
  template <class Use>
  void forRow(int y, const Use& use) const {
    const auto* sight = visible_.empty() ? nullptr : visible_.ptr<std::uint8_t>(y);
    for (int x = kRim; x < reference_.cols - kRim; ++x)
      if (sight == nullptr || sight[x] != 0) use(x);
  }

  struct Products {
    Vector slope = Vector::zeros();  // with the gradients, one value per unknown
    double together = 0, own = 1;    // with the reference, and with itself
  };

  [[nodiscard]] Products againstGradients(const cv::Mat& drawn) const {
    Products products;
    Moments ofX, ofY;
    for (int y = kRim; y < reference_.rows - kRim; ++y) {
      const auto *r = reference_.ptr<float>(y), *s = drawn.ptr<float>(y);
      const auto *gx = gradientX_.ptr<float>(y), *gy = gradientY_.ptr<float>(y);
      // One sum per plane; they are added at the end of the row.
      cv::v_float32x4 together = cv::v_setzero_f32(), own = together, x0 = together, x1 = together,
                      x2 = together, y0 = together, y1 = together;
      forRow(y, [&](int x) {
        const int at = x * kLookPlanes;
        const cv::v_float32x4 value = cv::v_load(s + at), u = cv::v_setall_f32(across_[std::size_t(x)]);
        const cv::v_float32x4 ex = cv::v_load(gx + at) * value, ey = cv::v_load(gy + at) * value;
        together += cv::v_load(r + at) * value, own += value * value;
        x0 += ex, x1 += u * ex, x2 += u * u * ex;
        y0 += ey, y1 += u * ey;
      });
      products.together += cv::v_reduce_sum(together), products.own += cv::v_reduce_sum(own);
      const double v = units_.y(y);
      ofX.addRow({cv::v_reduce_sum(x0), cv::v_reduce_sum(x1), cv::v_reduce_sum(x2)}, v);
      ofY.addRow({cv::v_reduce_sum(y0), cv::v_reduce_sum(y1)}, v);
    }
    for (int i = 0; i < kUnknowns; ++i)
      products.slope(i) = ofX.of(kOfX[std::size_t(i)]) + ofY.of(kOfY[std::size_t(i)]);
    return products;
  }

  Units units_;
  cv::Mat reference_, seen_, visible_;
  std::vector<float> across_;  // coordinate u of each column
  cv::Mat gradientX_, gradientY_;
  Matrix inverse_;
  Vector own_;  // products of the reference with its own gradients
};

cv::Mat coarse(const cv::Mat& look) {
  cv::Mat half;
  cv::GaussianBlur(look, half, {7, 7}, 1.4);
  cv::resize(half, half, look.size() / 2, 0, 0, cv::INTER_AREA);
  return half;
}

}  // namespace

Alignment aligned(const cv::Mat& reference, const cv::Mat& seen, cv::Point2f shift, const cv::Mat& visible,
                  MotionModel motionModel) {
  cv::Mat from, to;
  seen.convertTo(from, CV_32F);
  reference.convertTo(to, CV_32F);
  const cv::Matx33d pixels = Units{reference.size()}.toPixels();
  const auto drawn = [&](const cv::Matx33d& warp) {
    Alignment result;
    redrawn(from, warp).convertTo(result.look, CV_8S);
    if (!visible.empty())
      cv::warpPerspective(visible, result.visible, pixels * warp * pixels.inv(), visible.size(),
                          cv::INTER_NEAREST | cv::WARP_INVERSE_MAP, cv::BORDER_CONSTANT, 0);
    result.toSeen = pixels * warp * pixels.inv();
    result.similarity = similarityInPlace(reference, result.look, result.visible);
    return result;
  };
  Vector start = Vector::zeros();
  start(2) = shift.x * 2.0 / reference.rows;
  start(5) = shift.y * 2.0 / reference.rows;
  const cv::Matx33d first = homographyOf(start);
  cv::Mat half;
  if (!visible.empty()) cv::resize(visible, half, visible.size() / 2, 0, 0, cv::INTER_AREA);
  if (!half.empty()) half = half == 255;
  // Coarse level first, because fine print does not match if it is off by more than a line.
  const cv::Matx33d rough = Level(coarse(to), coarse(from), half, motionModel).improved(first, kRounds);
  const cv::Matx33d fine = Level(to, from, visible, motionModel).improved(rough, kRounds);
  Alignment best = drawn(fine);
  if (Alignment unmoved = drawn(first); unmoved.similarity > best.similarity) best = std::move(unmoved);
  return best;
}

}  // namespace lk::vision
