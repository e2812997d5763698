#include "vision/card_align.h"

#include <cmath>

#include <opencv2/imgproc.hpp>

#include "vision/card_compare.h"
#include "vision/card_look.h"

namespace lk::vision {
namespace {

constexpr int kRounds = 4;
constexpr int kRim = 1;
constexpr int kUnknowns = 8;
// A card is not elsewhere: beyond this the two are not the same card, or not to be laid over each other. Of
// half the look's height.
constexpr double kFarthest = 0.16;
constexpr double kMostStretch = 0.14;
using Vector = cv::Matx<double, kUnknowns, 1>;
using Matrix = cv::Matx<double, kUnknowns, kUnknowns>;

// Coordinates from -1 to 1 make all unknowns of about one size.
struct Units {
  cv::Size size;
  [[nodiscard]] double x(int column) const { return (column - (size.width - 1) / 2.0) * 2 / size.height; }
  [[nodiscard]] double y(int row) const { return (row - (size.height - 1) / 2.0) * 2 / size.height; }
  [[nodiscard]] cv::Matx33d toPixels() const {
    const double half = size.height / 2.0;
    return {half, 0, (size.width - 1) / 2.0, 0, half, (size.height - 1) / 2.0, 0, 0, 1};
  }
};

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
         std::abs(warp(0, 0) - 1) > kMostStretch || std::abs(warp(1, 1) - 1) > kMostStretch;
}

/// One fineness at which the two are laid over each other: inverse compositional Gauss-Newton, so that
/// gradients and normal equations come from the reference, once.
class Level {
 public:
  Level(cv::Mat reference, cv::Mat seen, cv::Mat inSight)
      : units_{reference.size()},
        reference_(std::move(reference)),
        seen_(std::move(seen)),
        inSight_(std::move(inSight)) {
    Matrix normal = Matrix::zeros();
    gradients_.create(reference_.size(), CV_32FC(2 * kLookPlanes));
    forEach([&](int x, int y) {
      const auto& left = reference_.at<cv::Vec4f>(y, x - 1);
      const auto& right = reference_.at<cv::Vec4f>(y, x + 1);
      const auto& above = reference_.at<cv::Vec4f>(y - 1, x);
      const auto& below = reference_.at<cv::Vec4f>(y + 1, x);
      auto* g = gradients_.ptr<float>(y) + static_cast<std::ptrdiff_t>(x) * 2 * kLookPlanes;
      const float scale = static_cast<float>(reference_.rows) / 4;
      double xx = 0, xy = 0, yy = 0;
      for (int c = 0; c < kLookPlanes; ++c) {
        const float gx = (right[c] - left[c]) * scale, gy = (below[c] - above[c]) * scale;
        g[2 * c] = gx;
        g[2 * c + 1] = gy;
        xx += static_cast<double>(gx) * gx, xy += static_cast<double>(gx) * gy,
            yy += static_cast<double>(gy) * gy;
      }
      const double u = units_.x(x), v = units_.y(y);
      // d(position)/d(unknown), x then y.
      const double jx[kUnknowns] = {u, v, 1, 0, 0, 0, -u * u, -u * v};
      const double jy[kUnknowns] = {0, 0, 0, u, v, 1, -u * v, -v * v};
      for (int i = 0; i < kUnknowns; ++i)
        for (int k = i; k < kUnknowns; ++k)
          normal(i, k) += xx * jx[i] * jx[k] + xy * (jx[i] * jy[k] + jy[i] * jx[k]) + yy * jy[i] * jy[k];
    });
    for (int i = 0; i < kUnknowns; ++i)
      for (int k = 0; k < i; ++k) normal(i, k) = normal(k, i);
    const double damping = 0.01 * cv::trace(normal) / kUnknowns + 1e-6;
    for (int i = 0; i < kUnknowns; ++i) normal(i, i) += damping;
    inverse_ = normal.inv(cv::DECOMP_CHOLESKY);
  }

  /// A better warp than `warp`, in units.
  [[nodiscard]] cv::Matx33d improved(cv::Matx33d warp, int rounds) const {
    for (int round = 0; round < rounds; ++round) {
      const Vector step = inverse_ * slopeAt(redrawn(seen_, warp));
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
  void forEach(const Use& use) const {
    for (int y = kRim; y < reference_.rows - kRim; ++y) {
      const auto* sight = inSight_.empty() ? nullptr : inSight_.ptr<std::uint8_t>(y);
      for (int x = kRim; x < reference_.cols - kRim; ++x)
        if (sight == nullptr || sight[x] != 0) use(x, y);
    }
  }

  [[nodiscard]] Vector slopeAt(const cv::Mat& drawn) const {
    double together = 0, own = 1;
    forEach([&](int x, int y) {
      const auto& r = reference_.ptr<cv::Vec4f>(y)[x];
      const auto& s = drawn.ptr<cv::Vec4f>(y)[x];
      together += static_cast<double>(r.dot(s)), own += static_cast<double>(s.dot(s));
    });
    const auto gain = static_cast<float>(together / own);
    Vector slope = Vector::zeros();
    forEach([&](int x, int y) {
      const auto& r = reference_.ptr<cv::Vec4f>(y)[x];
      const auto& s = drawn.ptr<cv::Vec4f>(y)[x];
      const auto* g = gradients_.ptr<float>(y) + static_cast<std::ptrdiff_t>(x) * 2 * kLookPlanes;
      float ex = 0, ey = 0;
      for (int c = 0; c < kLookPlanes; ++c) {
        const float error = gain * s[c] - r[c];
        ex += g[2 * c] * error;
        ey += g[2 * c + 1] * error;
      }
      const double u = units_.x(x), v = units_.y(y);
      const double radial = -(u * ex + v * ey);
      slope(0) += u * ex, slope(1) += v * ex, slope(2) += ex;
      slope(3) += u * ey, slope(4) += v * ey, slope(5) += ey;
      slope(6) += u * radial, slope(7) += v * radial;
    });
    return slope;
  }

  Units units_;
  cv::Mat reference_, seen_, inSight_;
  cv::Mat gradients_;
  Matrix inverse_;
};

cv::Mat coarse(const cv::Mat& look) {
  cv::Mat half;
  cv::GaussianBlur(look, half, {7, 7}, 1.4);
  cv::resize(half, half, look.size() / 2, 0, 0, cv::INTER_AREA);
  return half;
}

}  // namespace

Alignment aligned(const cv::Mat& reference, const cv::Mat& seen, cv::Point2f shift, const cv::Mat& inSight) {
  cv::Mat from, to;
  seen.convertTo(from, CV_32F);
  reference.convertTo(to, CV_32F);
  const cv::Matx33d pixels = Units{reference.size()}.toPixels();
  const auto drawn = [&](const cv::Matx33d& warp) {
    Alignment result;
    redrawn(from, warp).convertTo(result.look, CV_8S);
    if (!inSight.empty())
      cv::warpPerspective(inSight, result.inSight, pixels * warp * pixels.inv(), inSight.size(),
                          cv::INTER_NEAREST | cv::WARP_INVERSE_MAP, cv::BORDER_CONSTANT, 0);
    result.toSeen = pixels * warp * pixels.inv();
    result.likeness = likenessInPlace(reference, result.look, result.inSight);
    return result;
  };
  Vector start = Vector::zeros();
  start(2) = shift.x * 2.0 / reference.rows;
  start(5) = shift.y * 2.0 / reference.rows;
  const cv::Matx33d first = homographyOf(start);
  cv::Mat half;
  if (!inSight.empty()) cv::resize(inSight, half, inSight.size() / 2, 0, 0, cv::INTER_AREA);
  if (!half.empty()) half = half == 255;
  // Roughly first: fine print lies beside itself where it is off by more than a line.
  const cv::Matx33d rough = Level(coarse(to), coarse(from), half).improved(first, kRounds);
  const cv::Matx33d fine = Level(to, from, inSight).improved(rough, kRounds);
  Alignment best = drawn(fine);
  if (Alignment unmoved = drawn(first); unmoved.likeness > best.likeness) best = std::move(unmoved);
  return best;
}

}  // namespace lk::vision
