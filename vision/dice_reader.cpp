#include "vision/dice_reader.h"

#include <algorithm>

#include "vision/dice_decide.h"
#include "vision/dice_guesses.h"

namespace lk::vision {

namespace {

constexpr double kSure = 0.95;         // from here on a value is given
constexpr double kSeen = 0.3;         // from here on a die is reported at all
constexpr double kConsidered = 0.02;  // below, a guess does not even speak against others

/// Clockwise from the corner nearest the image's top left.
Quad cornersOf(const FaceGuess& face) {
  Quad quad{face.at(-0.5F, -0.5F), face.at(0.5F, -0.5F), face.at(0.5F, 0.5F), face.at(-0.5F, 0.5F)};
  const cv::Point2f a = quad[1] - quad[0];
  const cv::Point2f b = quad[3] - quad[0];
  if (a.x * b.y - a.y * b.x < 0) std::swap(quad[1], quad[3]);
  const auto first = std::min_element(quad.begin(), quad.end(),
                                      [](cv::Point2f p, cv::Point2f q) { return p.x + p.y < q.x + q.y; });
  std::rotate(quad.begin(), first, quad.end());
  return quad;
}

}  // namespace

std::vector<DieSighting> readDice(const cv::Mat& bgr, const DiceReaderOptions& options) {
  std::vector<JudgedFace> faces;
  for (GuessedFace& face : guessFaces(bgr, options)) {
    const double chance = judge(face.inputs);
    if (chance > kConsidered) faces.push_back({std::move(face.guess), chance, 0});
  }
  std::vector<DieSighting> dice;
  for (const JudgedFace& face : settleContradictions(std::move(faces))) {
    DieSighting die;
    die.confidence = confidence(face);
    if (die.confidence < kSeen) continue;
    if (die.confidence >= kSure) die.value = face.guess.value;
    die.corners = cornersOf(face.guess);
    dice.push_back(die);
  }
  return dice;
}

}  // namespace lk::vision
