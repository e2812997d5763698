#include "stage/sensor.h"

#include <algorithm>
#include <cmath>

#include <opencv2/core/hal/intrin.hpp>
#include <opencv2/imgproc.hpp>

#include "codecs/codecs.h"
#include "stage/lighting.h"
#include "stage/random.h"

namespace lk::stage {

namespace {
constexpr int kBankRows = 257;    // a prime, so that rows do not repeat in step with anything
constexpr int kBankSpare = 1024;  // extra columns, so that a row can start at different columns
constexpr int kTogether =
    16;  // values computed at a time; the rest of a row one by one, with the same result

/// Applies the gains of its pixels to a row.
void exposeRow(const uchar* seen, const std::uint16_t* gain, int count, uchar* exposed) {
  static_assert(kOneGain == 4096);  // (16 s g) / 65536
  int i = 0;
  for (; i + kTogether <= count; i += kTogether) {
    cv::v_uint16x8 low, high;
    cv::v_expand(cv::v_load(seen + i), low, high);
    cv::v_store(exposed + i, cv::v_pack(cv::v_mul_hi(low << 4, cv::v_load(gain + i)),
                                        cv::v_mul_hi(high << 4, cv::v_load(gain + i + 8))));
  }
  for (; i < count; ++i)
    exposed[i] = static_cast<uchar>(std::min(255u, (static_cast<unsigned>(seen[i]) * gain[i]) / kOneGain));
}

/// Returns the noise strength at a grey level, 256 at mid grey: brighter pixels are noisier.
int strengthAt(int grey) {
  return 160 + (grey * 3) / 4;
}

/// The same for eight values: grey + noise * strength / 65536, rounded.
cv::v_int16x8 noisy(const cv::v_int16x8& grey, const cv::v_int16x8& noise) {
  const cv::v_int16x8 strength = cv::v_setall_s16(160) + ((grey + grey + grey) >> 2);
  const cv::v_uint16x8 low = cv::v_reinterpret_as_u16(cv::v_mul_wrap(noise, strength));
  return grey + cv::v_mul_hi(noise, strength) + cv::v_reinterpret_as_s16(low >> 15);
}

void addNoiseRow(const uchar* exposed, const std::int16_t* noise, int count, uchar* out) {
  int i = 0;
  for (; i + kTogether <= count; i += kTogether) {
    cv::v_uint16x8 low, high;
    cv::v_expand(cv::v_load(exposed + i), low, high);
    cv::v_store(out + i, cv::v_pack_u(noisy(cv::v_reinterpret_as_s16(low), cv::v_load(noise + i)),
                                      noisy(cv::v_reinterpret_as_s16(high), cv::v_load(noise + i + 8))));
  }
  for (; i < count; ++i)
    out[i] = static_cast<uchar>(
        std::clamp(exposed[i] + ((noise[i] * strengthAt(exposed[i]) + 32768) >> 16), 0, 255));
}

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
      // Most of the noise is common to the three colours; the rest is added by the sensor's colour mosaic.
      const double common = random.normal();
      for (int c = 0; c < 3; ++c)
        bank.at<cv::Vec3f>(y, x)[c] = static_cast<float>(0.8 * common + 0.6 * random.normal());
    }
  cv::GaussianBlur(bank, bank, {3, 3}, 0.55);
  bank *= camera_.noise * 256 * 1.5;  // compensates for the blur, which reduces the strength by a third
  bank.convertTo(noiseBank_, CV_16SC3);
}

void Sensor::expose(const cv::Mat& seen, cv::Mat& exposed) const {
  exposed.create(seen.size(), CV_8UC3);
  for (int y = 0; y < seen.rows; ++y)
    exposeRow(seen.ptr(y), gain_.ptr<std::uint16_t>(y), seen.cols * 3, exposed.ptr(y));
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
    addNoiseRow(exposed.ptr(y), n, exposed.cols * 3, noisy.ptr(y));
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
  codecs::encode(".jpg", picture, jpeg_, {cv::IMWRITE_JPEG_QUALITY, camera_.jpegQuality});
  codecs::decode(jpeg_, bgr);
}

}  // namespace lk::stage
