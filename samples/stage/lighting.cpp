#include "stage/lighting.h"

#include <algorithm>
#include <cmath>

#include "stage/random.h"

namespace lk::stage {

namespace {

/// Returns the point of the table shown by a pixel.
cv::Point2d onTable(const Camera& camera, cv::Point2d pixel) {
  const cv::Vec3d from = camera.position();
  const cv::Vec3d ray = camera.ray(pixel);
  const double far = ray[2] < -1e-6 ? -from[2] / ray[2] : 1e6;
  return {from[0] + far * ray[0], from[1] + far * ray[1]};
}

/// Returns the gain at a point: 1 in the light, less in the shadow.
double shade(const ShadowBand& band, cv::Point2d at) {
  const double turn = band.turnDeg * CV_PI / 180;
  const cv::Point2d across(-std::sin(turn), std::cos(turn));
  const double beyond = std::abs((at - band.at).dot(across)) - band.widthMm / 2;
  const double u = std::clamp(0.5 - beyond / std::max(1.0, 2 * band.softMm), 0.0, 1.0);
  return 1 - band.strength * u * u * (3 - 2 * u);
}

}  // namespace

cv::Mat lightGain(const Scene& scene, const Camera& camera) {
  const cv::Size size = camera.size();
  Random light = randomFor(scene.seed, Purpose::light);
  const double from = light.between(0, 2 * CV_PI);
  const cv::Point2d across(std::cos(from), std::sin(from));
  cv::Mat gain(size, CV_16UC3);
  for (int y = 0; y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) {
      const double u = (x - size.width / 2.0) / (size.width / 2.0);
      const double v = (y - size.height / 2.0) / (size.width / 2.0);
      double lamp = 1 - scene.light.uneven * std::clamp(0.5 + 0.55 * (u * across.x + v * across.y), 0.0, 1.2);
      for (const ShadowBand& band : scene.light.shadows)
        lamp *= shade(band, onTable(camera, cv::Point(x, y)));
      const double lens = 1 - scene.camera.vignette * (u * u + v * v) / 1.3;
      for (int c = 0; c < 3; ++c)
        gain.at<cv::Vec3w>(y, x)[c] = cv::saturate_cast<std::uint16_t>(
            kOneGain * scene.light.level * scene.light.colour[c] * lamp * std::max(0.0, lens));
    }
  }
  return gain;
}

cv::Mat glareOf(const Scene& scene, const Camera& camera) {
  if (scene.light.glare.empty()) return {};
  cv::Mat added(camera.size(), CV_8UC3);
  for (int y = 0; y < added.rows; ++y)
    for (int x = 0; x < added.cols; ++x) {
      const cv::Point2d at = onTable(camera, cv::Point(x, y));
      double light = 0;
      for (const Glare& glare : scene.light.glare)
        light += glare.strength * std::exp(-0.5 * cv::norm(at - glare.at) * cv::norm(at - glare.at) /
                                           (glare.radiusMm * glare.radiusMm));
      for (int c = 0; c < 3; ++c)
        added.at<cv::Vec3b>(y, x)[c] =
            cv::saturate_cast<uchar>(255 * light * std::min(1.0, scene.light.colour[c]));
    }
  return added;
}

}  // namespace lk::stage
