#include "stage/sensor.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "stage/lighting.h"
#include "stage/random.h"

namespace lk::stage {

namespace {
constexpr int kBankRows = 257;    // a prime, so that rows do not repeat in step with anything
constexpr int kBankSpare = 1024;  // columns beyond the frame's width: where a row may start
}  // namespace

Sensor::Sensor(const Scene& scene, const Camera& camera)
    : camera_(scene.camera),
      seed_(scene.seed),
      gain_(lightGain(scene, camera)),
      glare_(glareOf(scene, camera)) {
  if (camera_.noise <= 0) return;
  Random random = randomFor(seed_, Purpose::noiseBank);
  cv::Mat bank(kBankRows, camera_.width + kBankSpare, CV_32FC3);
  for (int y = 0; y < bank.rows; ++y)
    for (int x = 0; x < bank.cols; ++x) {
      // Most of the noise is common to the three colours; what is left is what a sensor's colour mosaic adds.
      const double common = random.normal();
      for (int c = 0; c < 3; ++c)
        bank.at<cv::Vec3f>(y, x)[c] = static_cast<float>(0.8 * common + 0.6 * random.normal());
    }
  cv::GaussianBlur(bank, bank, {3, 3}, 0.55);
  bank *= camera_.noise * 256 * 1.5;  // the blur took a third of the strength
  bank.convertTo(noiseBank_, CV_16SC3);
}

void Sensor::expose(const cv::Mat& seen, cv::Mat& exposed) const {
  exposed.create(seen.size(), CV_8UC3);
  for (int y = 0; y < seen.rows; ++y) {
    const uchar* s = seen.ptr(y);
    const std::uint16_t* g = gain_.ptr<std::uint16_t>(y);
    uchar* e = exposed.ptr(y);
    for (int i = 0; i < seen.cols * 3; ++i)
      e[i] = static_cast<uchar>(std::min(255u, (static_cast<unsigned>(s[i]) * g[i]) / kOneGain));
  }
  if (!glare_.empty()) cv::add(exposed, glare_, exposed);
  if (camera_.blur > 0.05) cv::GaussianBlur(exposed, exposed, {}, camera_.blur);
}

void Sensor::addNoise(const cv::Mat& exposed, int frame, cv::Mat& noisy) const {
  noisy.create(exposed.size(), CV_8UC3);
  Random random = randomFor(seed_, Purpose::noise, static_cast<std::uint64_t>(frame));
  for (int y = 0; y < exposed.rows; ++y) {
    const std::uint64_t place = random.next();
    const std::int16_t* n =
        noiseBank_.ptr<std::int16_t>(static_cast<int>(place % kBankRows)) + 3 * ((place >> 20) % kBankSpare);
    const uchar* e = exposed.ptr(y);
    uchar* out = noisy.ptr(y);
    for (int i = 0; i < exposed.cols * 3; ++i) {
      const int strength = 160 + (e[i] * 3) / 4;  // brighter is noisier: 256 at mid grey
      out[i] = static_cast<uchar>(std::clamp(e[i] + ((n[i] * strength + 32768) >> 16), 0, 255));
    }
  }
}

void Sensor::read(const cv::Mat& exposed, int frame, cv::Mat& bgr) {
  const bool noise = !noiseBank_.empty();
  if (noise) addNoise(exposed, frame, noisy_);
  const cv::Mat& picture = noise ? noisy_ : exposed;
  if (camera_.jpegQuality == 0) {
    picture.copyTo(bgr);
    return;
  }
  cv::imencode(".jpg", picture, jpeg_, {cv::IMWRITE_JPEG_QUALITY, camera_.jpegQuality});
  cv::imdecode(jpeg_, cv::IMREAD_COLOR, &bgr);
}

}  // namespace lk::stage
