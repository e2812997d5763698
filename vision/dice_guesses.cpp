#include "vision/dice_guesses.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

namespace lk::vision {

namespace {

constexpr double kWorkingSide = 40;     // pixels of a die's side when it is known beforehand
constexpr double kNearEnough = 1.3;     // a side within this factor of the working side is left as it is
constexpr double kLargestShare = 0.4;   // of the picture's shorter side that an unknown die may take
constexpr float kSmallestPip = 0.055F;  // radius in sides
constexpr float kLargestPip = 0.17F;
constexpr float kSmallestFace = 0.65F;  // of the side that was told
constexpr float kLargestFace = 1.5F;

cv::Mat3f toLab(const cv::Mat& bgr) {
  cv::Mat lab;
  cv::cvtColor(bgr, lab, cv::COLOR_BGR2Lab);
  cv::Mat3f result;
  lab.convertTo(result, CV_32F);
  return result;
}

void scale(FaceGuess& guess, float factor) {
  const cv::Point2f half(0.5F, 0.5F);
  guess.centre = (guess.centre + half) * factor - half;
  guess.right *= factor;
  guess.down *= factor;
}

}  // namespace

std::vector<GuessedFace> guessFaces(const cv::Mat& bgr, const DiceReaderOptions& options) {
  if (std::min(bgr.rows, bgr.cols) < 16) return {};
  double factor = 1;  // from working pixels to those of `bgr`
  cv::Mat working = bgr;
  PipSearch search;
  search.maxRadius = static_cast<float>(0.12 * kLargestShare * std::min(bgr.rows, bgr.cols));
  if (options.sidePixels > 0) {
    const double wanted = options.sidePixels / kWorkingSide;
    if (wanted > kNearEnough || wanted < 1 / kNearEnough) {
      factor = wanted;
      cv::resize(bgr, working, {}, 1 / factor, 1 / factor, factor > 1 ? cv::INTER_AREA : cv::INTER_LINEAR);
      if (std::min(working.rows, working.cols) < 16) return {};
    }
    const float side = static_cast<float>(options.sidePixels / factor);
    search.minRadius = std::max(kSmallestPip * side, search.minRadius);
    search.maxRadius = kLargestPip * side;
  }
  const cv::Mat3f lab = toLab(working);
  const std::vector<Pip> pips = findPips(lab, search);
  std::vector<GuessedFace> faces;
  for (FaceGuess& guess : suggestFaces(pips)) {
    const FaceEvidence evidence = weigh(lab, pips, guess);
    if (options.sidePixels > 0) {
      const float side = guess.side() * static_cast<float>(factor / options.sidePixels);
      if (side < kSmallestFace || side > kLargestFace) continue;
    }
    GuessedFace face{std::move(guess), evidence.reach[1], {}};
    face.inputs = judgeInputs(lab, pips, face.guess, evidence);
    scale(face.guess, static_cast<float>(factor));
    faces.push_back(std::move(face));
  }
  return faces;
}

}  // namespace lk::vision
