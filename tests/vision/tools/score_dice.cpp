// For developers: measures how well dice are read on the labelled photos, as they are and in worse light.
// score_dice [FIRST LAST]: photos by their position in time; by default the second half. Prints a line for
// each kind of image.
#include <cstdio>
#include <cstdlib>
#include <functional>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "dice_photos.h"
#include "vision/dice/dice_reader.h"

using namespace lk::vision;

namespace {

/// Returns the photo in light of another colour or strength, with a sensor's noise.
cv::Mat relit(const cv::Mat& bgr, const cv::Scalar& gains, double noise, cv::RNG& random) {
  constexpr double kGamma = 2.2;
  cv::Mat light, noiseLevel(bgr.size(), CV_32FC3);
  bgr.convertTo(light, CV_32F, 1 / 255.0);
  cv::pow(light, kGamma, light);
  cv::multiply(light, gains, light);
  cv::pow(cv::min(light, 1.0), 1 / kGamma, light);
  random.fill(noiseLevel, cv::RNG::NORMAL, 0, noise);
  light = light * 255 + noiseLevel;
  cv::Mat picture;
  light.convertTo(picture, CV_8U);
  return picture;
}

cv::Mat packed(const cv::Mat& bgr, int quality) {
  std::vector<uchar> jpeg;
  cv::imencode(".jpg", bgr, jpeg, {cv::IMWRITE_JPEG_QUALITY, quality});
  return cv::imdecode(jpeg, cv::IMREAD_COLOR);
}

struct Kind {
  const char* name;
  std::function<cv::Mat(const cv::Mat&, cv::RNG&)> made;
};

const Kind kKinds[] = {
    {"as they are", [](const cv::Mat& bgr, cv::RNG&) { return bgr; }},
    {"JPEG of quality 60", [](const cv::Mat& bgr, cv::RNG&) { return packed(bgr, 60); }},
    {"yellow light",
     [](const cv::Mat& bgr, cv::RNG& random) {
       return relit(bgr, {0.35, 0.85, 1.1}, 1.5, random);
     }},
    {"blue light",
     [](const cv::Mat& bgr, cv::RNG& random) {
       return relit(bgr, {1.2, 0.9, 0.6}, 1.5, random);
     }},
    {"dark and noisy",
     [](const cv::Mat& bgr, cv::RNG& random) { return relit(bgr, cv::Scalar::all(0.09), 3, random); }},
    {"too bright",
     [](const cv::Mat& bgr, cv::RNG& random) { return relit(bgr, cv::Scalar::all(2), 1.5, random); }},
    {"soft",
     [](const cv::Mat& bgr, cv::RNG&) {
       cv::Mat soft;
       cv::GaussianBlur(bgr, soft, {}, 0.0012 * bgr.cols);
       return packed(soft, 80);
     }},
};

}  // namespace

int main(int argc, char** argv) {
  const auto photos = photos::dicePhotos();
  const std::size_t first = argc > 2 ? std::strtoul(argv[1], nullptr, 10) : photos.size() / 2;
  const std::size_t last = argc > 2 ? std::strtoul(argv[2], nullptr, 10) : photos.size();
  for (const Kind& kind : kKinds) {
    photos::DiceScore sum;
    for (std::size_t i = first; i < std::min(last, photos.size()); ++i) {
      cv::RNG random(i + 1);
      sum.add(
          photos::score(readDice(kind.made(cv::imread(photos[i].file.string()), random)), photos[i].dice));
    }
    std::printf("%s: %s\n", kind.name, sum.words().c_str());
    std::fflush(stdout);
  }
}
