#include "vision/dice_pips.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include <opencv2/imgproc.hpp>

namespace lk::vision {

namespace {

constexpr int kRays = 16;
constexpr int kSteps = 11;            // samples along a ray
constexpr float kStep = 0.25F;        // in radii
constexpr float kMinResponse = 1.6F;  // of the band pass, Lab units
constexpr float kMinContrast = 7;     // Lab units
constexpr float kMaxLow = 0.6F;       // of a ray, in contrasts
constexpr float kMaxRagged = 0.36F;
constexpr float kMinFlatness = 0.35F;

struct Ray {
  float cosine, sine;
};

const std::array<Ray, kRays>& rays() {
  static const std::array<Ray, kRays> table = [] {
    std::array<Ray, kRays> t{};
    for (int i = 0; i < kRays; ++i) {
      const double angle = 2 * CV_PI * i / kRays;
      t[i] = {static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle))};
    }
    return t;
  }();
  return table;
}

using Star = std::array<std::array<cv::Vec3f, kSteps>, kRays>;

Star sampleStar(const cv::Mat3f& image, cv::Point2f centre, float radius) {
  Star star;
  for (int i = 0; i < kRays; ++i)
    for (int k = 0; k < kSteps; ++k) {
      const float t = kStep * static_cast<float>(k) * radius;
      star[i][k] = colourAt(image, {centre.x + t * rays()[i].cosine, centre.y + t * rays()[i].sine});
    }
  return star;
}

/// Median colour of the ring between `first` and `last` step.
cv::Vec3f ringMedian(const Star& star, int first, int last) {
  cv::Vec3f median;
  std::array<float, kRays * kSteps> values{};
  for (int c = 0; c < 3; ++c) {
    int n = 0;
    for (const auto& ray : star)
      for (int k = first; k <= last; ++k) values[n++] = ray[k][c];
    std::nth_element(values.begin(), values.begin() + n / 2, values.begin() + n);
    median[c] = values[n / 2];
  }
  return median;
}

/// Where the profile falls half way to its low, in radii; none if it never does.
std::optional<float> halfCrossing(const std::array<float, kSteps>& profile) {
  float low = 1;
  for (int k = 2; k < kSteps; ++k) low = std::min(low, profile[k]);
  if (low > kMaxLow) return std::nullopt;
  const float half = 0.5F * (1 + std::max(low, 0.F));
  for (int k = 1; k < kSteps; ++k)
    if (profile[k] < half) {
      const float a = profile[k - 1];
      const float b = profile[k];
      return kStep * (static_cast<float>(k - 1) + std::clamp((a - half) / std::max(a - b, 1e-3F), 0.F, 1.F));
    }
  return std::nullopt;
}

struct Outline {
  std::array<cv::Point2f, kRays> at{};  // relative to the centre, pixels
  int found = 0;
};

/// One round of measuring: moves `pip` onto the spot it stands on. False when there is no spot.
bool settle(const cv::Mat3f& image, Pip& pip) {
  const Star star = sampleStar(image, pip.centre, pip.radius);
  cv::Vec3f inside(0, 0, 0);
  for (const auto& ray : star) inside += ray[0] + ray[1] + ray[2];
  pip.inside = inside * (1.F / (3 * kRays));
  pip.around = ringMedian(star, 6, 7);
  const cv::Vec3f axis = pip.inside - pip.around;
  pip.contrast = static_cast<float>(cv::norm(axis));
  if (pip.contrast < kMinContrast) return false;
  const float scale = 1.F / (pip.contrast * pip.contrast);

  Outline outline;
  std::array<float, kRays> ring{};
  for (int i = 0; i < kRays; ++i) {
    std::array<float, kSteps> profile{};
    for (int k = 0; k < kSteps; ++k) profile[k] = (star[i][k] - pip.around).dot(axis) * scale;
    ring[i] = static_cast<float>(cv::norm(star[i][6] - pip.around)) / pip.contrast;
    if (const auto t = halfCrossing(profile)) {
      const float reach = *t * pip.radius;
      outline.at[outline.found++] = {reach * rays()[i].cosine, reach * rays()[i].sine};
    }
  }
  if (outline.found < kRays - 5) return false;
  std::nth_element(ring.begin(), ring.begin() + kRays * 3 / 4, ring.end());
  pip.ringNoise = ring[kRays * 3 / 4];

  cv::Point2f mean(0, 0);
  for (int i = 0; i < outline.found; ++i) mean += outline.at[i];
  mean *= 1.F / static_cast<float>(outline.found);
  float xx = 0;
  float xy = 0;
  float yy = 0;
  for (int i = 0; i < outline.found; ++i) {
    const cv::Point2f d = outline.at[i] - mean;
    xx += d.x * d.x;
    xy += d.x * d.y;
    yy += d.y * d.y;
  }
  const float n = static_cast<float>(outline.found);
  xx /= n;
  xy /= n;
  yy /= n;
  const float spread = std::sqrt((xx - yy) * (xx - yy) + 4 * xy * xy);
  const float large = std::sqrt(std::max(xx + yy + spread, 1e-4F));  // half axes: twice the variance
  const float small = std::sqrt(std::max(xx + yy - spread, 1e-4F));
  pip.flatness = small / large;
  const float determinant = std::max(xx * yy - xy * xy, 1e-6F);
  float deviation = 0;
  for (int i = 0; i < outline.found; ++i) {
    const cv::Point2f d = outline.at[i] - mean;
    const float m = (yy * d.x * d.x - 2 * xy * d.x * d.y + xx * d.y * d.y) / determinant;
    const float off = std::sqrt(std::max(m, 0.F) / 2) - 1;  // 0 on the ellipse
    deviation += off * off;
  }
  pip.ragged = std::sqrt(deviation / n);
  pip.centre += mean;
  pip.radius = std::sqrt(large * small);
  return true;
}

bool isRound(const Pip& pip, const PipSearch& search) {
  return pip.radius >= search.minRadius && pip.radius <= search.maxRadius && pip.ragged < kMaxRagged &&
         pip.flatness > kMinFlatness;
}

/// Band-passed image and the radius of the disc that answers strongest to it.
struct Band {
  cv::Mat3f difference;
  float radius;
};

/// Local maxima of the band's colour length, as pips to settle on `image` (which is `zoom` times larger).
void collect(const Band& band, const cv::Mat3f& image, float zoom, float toInput, const PipSearch& search,
             std::vector<Pip>& pips) {
  cv::Mat1f strength(band.difference.size());
  for (int y = 0; y < strength.rows; ++y) {
    const cv::Vec3f* from = band.difference[y];
    float* to = strength[y];
    for (int x = 0; x < strength.cols; ++x) to[x] = from[x].dot(from[x]);
  }
  constexpr float threshold = kMinResponse * kMinResponse;
  for (int y = 1; y + 1 < strength.rows; ++y) {
    const float* up = strength[y - 1];
    const float* row = strength[y];
    const float* down = strength[y + 1];
    for (int x = 1; x + 1 < strength.cols; ++x) {
      const float s = row[x];
      if (s < threshold || s <= row[x - 1] || s < row[x + 1] || s <= up[x - 1] || s <= up[x] ||
          s <= up[x + 1] || s < down[x - 1] || s < down[x] || s < down[x + 1])
        continue;
      Pip pip;
      const float shift = (zoom - 1) / 2;
      pip.centre = {static_cast<float>(x) * zoom + shift, static_cast<float>(y) * zoom + shift};
      pip.radius = band.radius * zoom;
      const float expected = pip.radius;
      const cv::Point2f start = pip.centre;
      bool good = true;
      for (int round = 0; good && round < 3; ++round)
        good = settle(image, pip) && pip.radius < 2 * expected && pip.radius > 0.4F * expected &&
               cv::norm(pip.centre - start) < expected;
      if (!good) continue;
      pip.centre = (pip.centre + cv::Point2f(0.5F, 0.5F)) * toInput - cv::Point2f(0.5F, 0.5F);
      pip.radius *= toInput;
      if (isRound(pip, search)) pips.push_back(pip);
    }
  }
}

float merit(const Pip& pip) {
  return pip.contrast * (1 - 2 * pip.ragged) * (0.3F + 0.7F * pip.flatness) / (1 + pip.ringNoise);
}

/// The best of those that stand for the same spot.
std::vector<Pip> withoutDuplicates(std::vector<Pip> pips) {
  std::sort(pips.begin(), pips.end(), [](const Pip& a, const Pip& b) { return merit(a) > merit(b); });
  std::vector<Pip> kept;
  for (const Pip& pip : pips) {
    const bool known = std::any_of(kept.begin(), kept.end(), [&](const Pip& k) {
      const float larger = std::max(k.radius, pip.radius);
      const float smaller = std::min(k.radius, pip.radius);
      return larger < 2.2F * smaller && cv::norm(k.centre - pip.centre) < 0.8F * larger;
    });
    if (!known) kept.push_back(pip);
  }
  return kept;
}

}  // namespace

cv::Vec3f colourAt(const cv::Mat3f& image, cv::Point2f at) {
  const float x = std::clamp(at.x, 0.F, static_cast<float>(image.cols - 1) - 1e-3F);
  const float y = std::clamp(at.y, 0.F, static_cast<float>(image.rows - 1) - 1e-3F);
  const int x0 = static_cast<int>(x);
  const int y0 = static_cast<int>(y);
  const float fx = x - static_cast<float>(x0);
  const float fy = y - static_cast<float>(y0);
  const cv::Vec3f* upper = image[y0] + x0;
  const cv::Vec3f* lower = image[y0 + 1] + x0;
  return upper[0] * ((1 - fx) * (1 - fy)) + upper[1] * (fx * (1 - fy)) + lower[0] * ((1 - fx) * fy) +
         lower[1] * (fx * fy);
}

std::vector<Pip> findPips(const cv::Mat3f& lab, const PipSearch& search) {
  // Octaves of blurs 1.0, 1.4, 2.0 pixels; a disc of radius 1.7 answers strongest to the first difference,
  // of 2.4 to the second. Spots are measured one octave finer than they were found.
  constexpr float fine = 1.7F;
  constexpr float coarse = 2.4F;
  std::vector<Pip> pips;
  cv::Mat3f measured = lab;
  cv::Mat3f base;
  cv::GaussianBlur(lab, base, {}, 0.9);
  float toInput = 1;  // from pixels of `base`
  float zoom = 1;     // from pixels of `base` to those of `measured`
  while (std::min(base.rows, base.cols) >= 12 && toInput * fine * 0.7F < search.maxRadius) {
    cv::Mat3f middle;
    cv::Mat3f wide;
    cv::GaussianBlur(base, middle, {}, 0.98);
    cv::GaussianBlur(middle, wide, {}, 1.43);
    if (toInput * fine * 2 > search.minRadius)
      collect({base - middle, fine}, measured, zoom, toInput / zoom, search, pips);
    if (toInput * coarse * 2 > search.minRadius && toInput * coarse * 0.7F < search.maxRadius)
      collect({middle - wide, coarse}, measured, zoom, toInput / zoom, search, pips);
    measured = base;
    cv::Mat3f next;
    cv::resize(wide, next, {(wide.cols + 1) / 2, (wide.rows + 1) / 2}, 0, 0, cv::INTER_AREA);
    base = next;
    toInput *= 2;
    zoom = 2;
  }
  return withoutDuplicates(std::move(pips));
}

}  // namespace lk::vision
