#include "vision/dice_reader.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "vision/dice_decide.h"

namespace lk::vision {

namespace {

constexpr double kWorkingSide = 44;    // pixels of a die's side when it is known beforehand
constexpr double kLargestShare = 0.4;  // of the picture's shorter side that an unknown die may take
constexpr double kSure = 0.9;          // from here on a value is given
constexpr double kSeen = 0.25;         // from here on a die is reported at all

/// Clockwise from the corner nearest the image's top left.
Quad cornersOf(const FaceGuess& face, double toInput) {
  Quad quad{face.at(-0.5F, -0.5F), face.at(0.5F, -0.5F), face.at(0.5F, 0.5F), face.at(-0.5F, 0.5F)};
  const cv::Point2f a = quad[1] - quad[0];
  const cv::Point2f b = quad[3] - quad[0];
  if (a.x * b.y - a.y * b.x < 0) std::swap(quad[1], quad[3]);
  for (cv::Point2f& p : quad)
    p = (p + cv::Point2f(0.5F, 0.5F)) * static_cast<float>(toInput) - cv::Point2f(0.5F, 0.5F);
  const auto first = std::min_element(quad.begin(), quad.end(),
                                      [](cv::Point2f p, cv::Point2f q) { return p.x + p.y < q.x + q.y; });
  std::rotate(quad.begin(), first, quad.end());
  return quad;
}

cv::Mat3f toLab(const cv::Mat& bgr) {
  cv::Mat lab;
  cv::cvtColor(bgr, lab, cv::COLOR_BGR2Lab);
  cv::Mat3f result;
  lab.convertTo(result, CV_32F);
  return result;
}

}  // namespace

std::vector<DieSighting> readDice(const cv::Mat& bgr, const DiceReaderOptions& options) {
  if (bgr.empty() || std::min(bgr.rows, bgr.cols) < 16) return {};
  double toInput = 1;
  cv::Mat working = bgr;
  PipSearch search;
  if (options.sidePixels > 0) {
    toInput = options.sidePixels / kWorkingSide;
    if (toInput < 0.8 || toInput > 1.25)
      cv::resize(bgr, working, {}, 1 / toInput, 1 / toInput, toInput > 1 ? cv::INTER_AREA : cv::INTER_LINEAR);
    else
      toInput = 1;
    const double side = options.sidePixels / toInput;
    search.minRadius = static_cast<float>(0.055 * side);
    search.maxRadius = static_cast<float>(0.18 * side);
  } else {
    search.maxRadius = static_cast<float>(0.15 * kLargestShare * std::min(bgr.rows, bgr.cols));
  }
  const cv::Mat3f lab = toLab(working);
  const std::vector<Pip> pips = findPips(lab, search);
  std::vector<JudgedFace> faces;
  for (FaceGuess& guess : suggestFaces(pips)) {
    FaceEvidence evidence = weigh(lab, pips, guess);
    const double chance = chanceOf(guess, evidence);
    if (chance > kSeen / 2) faces.push_back({std::move(guess), evidence, chance});
  }
  std::vector<DieSighting> dice;
  for (const JudgedFace& face : withoutContradictions(std::move(faces))) {
    if (face.chance < kSeen) continue;
    DieSighting die;
    if (face.chance >= kSure) die.value = face.guess.value;
    die.confidence = face.chance;
    die.corners = cornersOf(face.guess, toInput);
    dice.push_back(die);
  }
  return dice;
}

}  // namespace lk::vision
