#include "stage/sensor.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "stage/random.h"

namespace lk::stage {

namespace {
constexpr int kOne = 4096;
constexpr int kBankRows = 257;    // a prime, so that rows do not repeat in step with anything
constexpr int kBankSpare = 1024;  // columns beyond the frame's width: where a row may start
}  // namespace

Sensor::Sensor(const Scene& scene) : camera_(scene.camera), seed_(scene.seed) {
  const cv::Size size(camera_.width, camera_.height);
  Random light = randomFor(seed_, Purpose::light);
  const double from = light.between(0, 2 * CV_PI);
  const cv::Point2d across(std::cos(from), std::sin(from));
  gain_.create(size, CV_16UC3);
  for (int y = 0; y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) {
      const double u = (x - size.width / 2.0) / (size.width / 2.0);
      const double v = (y - size.height / 2.0) / (size.width / 2.0);
      const double lamp =
          1 - scene.light.uneven * std::clamp(0.5 + 0.55 * (u * across.x + v * across.y), 0.0, 1.2);
      const double lens = 1 - camera_.vignette * (u * u + v * v) / 1.3;
      for (int c = 0; c < 3; ++c)
        gain_.at<cv::Vec3w>(y, x)[c] = cv::saturate_cast<std::uint16_t>(
            kOne * scene.light.level * scene.light.colour[c] * lamp * std::max(0.0, lens));
    }
  }
  if (camera_.noise <= 0) return;
  Random random = randomFor(seed_, Purpose::noiseBank);
  cv::Mat bank(kBankRows, size.width + kBankSpare, CV_32FC3);
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
      e[i] = static_cast<uchar>(std::min(255u, (static_cast<unsigned>(s[i]) * g[i]) / kOne));
  }
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
