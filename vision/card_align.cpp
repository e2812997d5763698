#include "vision/card_align.h"

#include <cmath>

#include <opencv2/imgproc.hpp>

#include "vision/card_look.h"

namespace lk::vision {
namespace {

constexpr int kRounds = 4;
constexpr int kRim = 1;
constexpr int kUnknowns = 8;
using Vector = cv::Matx<double, kUnknowns, 1>;
using Matrix = cv::Matx<double, kUnknowns, kUnknowns>;
using Pixel = cv::Vec<std::int8_t, kLookPlanes>;

// Coordinates from -1 to 1 make all unknowns of about one size.
double unitX(int x) {
  return (x - (kLookWidth - 1) / 2.0) * 2 / kLookHeight;
}
double unitY(int y) {
  return (y - (kLookHeight - 1) / 2.0) * 2 / kLookHeight;
}

cv::Matx33d homographyOf(const Vector& p) {
  return {1 + p(0), p(1), p(2), p(3), 1 + p(4), p(5), p(6), p(7), 1};
}

// From unit coordinates to pixels.
cv::Matx33d toPixels() {
  const double half = kLookHeight / 2.0;
  return {half, 0, (kLookWidth - 1) / 2.0, 0, half, (kLookHeight - 1) / 2.0, 0, 0, 1};
}

cv::Mat redrawn(const cv::Mat& seen, const cv::Matx33d& unitWarp) {
  const cv::Matx33d pixels = toPixels();
  cv::Mat result;
  cv::warpPerspective(seen, result, pixels * unitWarp * pixels.inv(), seen.size(),
                      cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
  return result;
}

}  // namespace

cv::Mat alignedTo(const cv::Mat& reference, const cv::Mat& seen, cv::Point2f shift) {
  cv::Mat source;
  seen.convertTo(source, CV_32F);
  // Inverse compositional Gauss-Newton: gradients and normal equations come from the reference, once.
  Matrix normal = Matrix::zeros();
  cv::Mat gradients(kLookHeight, kLookWidth, CV_32FC(2 * kLookPlanes));
  for (int y = kRim; y < kLookHeight - kRim; ++y) {
    for (int x = kRim; x < kLookWidth - kRim; ++x) {
      const auto& left = reference.at<Pixel>(y, x - 1);
      const auto& right = reference.at<Pixel>(y, x + 1);
      const auto& above = reference.at<Pixel>(y - 1, x);
      const auto& below = reference.at<Pixel>(y + 1, x);
      auto* g = gradients.ptr<float>(y) + static_cast<std::ptrdiff_t>(x) * 2 * kLookPlanes;
      double xx = 0, xy = 0, yy = 0;
      for (int c = 0; c < kLookPlanes; ++c) {
        const float gx = static_cast<float>(right[c] - left[c]) * (kLookHeight / 4.0F);
        const float gy = static_cast<float>(below[c] - above[c]) * (kLookHeight / 4.0F);
        g[2 * c] = gx;
        g[2 * c + 1] = gy;
        xx += static_cast<double>(gx) * gx, xy += static_cast<double>(gx) * gy,
            yy += static_cast<double>(gy) * gy;
      }
      const double u = unitX(x), v = unitY(y);
      // d(position)/d(unknown), x then y.
      const double jx[kUnknowns] = {u, v, 1, 0, 0, 0, -u * u, -u * v};
      const double jy[kUnknowns] = {0, 0, 0, u, v, 1, -u * v, -v * v};
      for (int i = 0; i < kUnknowns; ++i)
        for (int k = i; k < kUnknowns; ++k)
          normal(i, k) += xx * jx[i] * jx[k] + xy * (jx[i] * jy[k] + jy[i] * jx[k]) + yy * jy[i] * jy[k];
    }
  }
  for (int i = 0; i < kUnknowns; ++i) {
    for (int k = 0; k < i; ++k) normal(i, k) = normal(k, i);
  }
  const double damping = 0.01 * cv::trace(normal) / kUnknowns;
  for (int i = 0; i < kUnknowns; ++i) normal(i, i) += damping;
  const Matrix inverse = normal.inv(cv::DECOMP_CHOLESKY);

  Vector start = Vector::zeros();
  start(2) = shift.x * 2.0 / kLookHeight;
  start(5) = shift.y * 2.0 / kLookHeight;
  cv::Matx33d warp = homographyOf(start);
  cv::Mat best = redrawn(source, warp);
  for (int round = 0; round < kRounds; ++round) {
    double together = 0, own = 1;
    for (int y = kRim; y < kLookHeight - kRim; ++y) {
      const auto* r = reference.ptr<Pixel>(y);
      const auto* s = best.ptr<cv::Vec4f>(y);
      for (int x = kRim; x < kLookWidth - kRim; ++x)
        for (int c = 0; c < kLookPlanes; ++c)
          together += static_cast<double>(r[x][c] * s[x][c]), own += static_cast<double>(s[x][c] * s[x][c]);
    }
    const auto gain = static_cast<float>(together / own);
    Vector slope = Vector::zeros();
    for (int y = kRim; y < kLookHeight - kRim; ++y) {
      const auto* r = reference.ptr<Pixel>(y);
      const auto* s = best.ptr<cv::Vec4f>(y);
      const double v = unitY(y);
      for (int x = kRim; x < kLookWidth - kRim; ++x) {
        const auto* g = gradients.ptr<float>(y) + static_cast<std::ptrdiff_t>(x) * 2 * kLookPlanes;
        float ex = 0, ey = 0;
        for (int c = 0; c < kLookPlanes; ++c) {
          const float error = gain * s[x][c] - static_cast<float>(r[x][c]);
          ex += g[2 * c] * error;
          ey += g[2 * c + 1] * error;
        }
        const double u = unitX(x);
        const double radial = -(u * ex + v * ey);
        slope(0) += u * ex, slope(1) += v * ex, slope(2) += ex;
        slope(3) += u * ey, slope(4) += v * ey, slope(5) += ey;
        slope(6) += u * radial, slope(7) += v * radial;
      }
    }
    const Vector step = inverse * slope;
    warp = warp * homographyOf(step).inv();
    warp = warp * (1 / warp(2, 2));
    // A card is not elsewhere: beyond this the two are not the same card, or not to be laid over each other.
    if (std::abs(warp(0, 2)) > 0.12 || std::abs(warp(1, 2)) > 0.12 || std::abs(warp(0, 0) - 1) > 0.1 ||
        std::abs(warp(1, 1) - 1) > 0.1)
      break;
    best = redrawn(source, warp);
    if (cv::norm(step) < 0.002) break;
  }
  cv::Mat look;
  best.convertTo(look, CV_8S);
  return look;
}

}  // namespace lk::vision
