#include "vision/dice_reader.h"

#include <algorithm>

#include "vision/dice_decide.h"
#include "vision/dice_guesses.h"

namespace lk::vision {

namespace {

constexpr double kSure = 0.95;        // from here on a value is given
constexpr double kSeen = 0.4;         // from here on a die is reported at all
constexpr double kSeenSingle = 0.6;   // the same for one spot alone: dust and screws have one, too
constexpr float kEndless = 1.0F;      // a body that reaches farther, in sides, is paper: the dots are printed
constexpr double kBodiless = 0.6;     // as likely as dots without a body can be dice (white ones on white)
constexpr double kFlank = 0.95;       // sides
constexpr double kConsidered = 0.02;  // below, a guess does not even speak against others

/// A doubtful face this near to a sure one is a side of the same die: two dice cannot lie so close.
bool isFlankOf(const FaceGuess& face, const std::vector<FaceGuess>& sure) {
  return std::any_of(sure.begin(), sure.end(), [&](const FaceGuess& die) {
    return cv::norm(face.centre - die.centre) < kFlank * std::max(die.side(), face.side());
  });
}

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
    double chance = judge(face.inputs);
    if (face.bodyReach > kEndless) chance = std::min(chance, kBodiless);
    if (chance > kConsidered) faces.push_back({std::move(face.guess), chance, 0});
  }
  std::vector<DieSighting> dice;
  std::vector<FaceGuess> sure;
  for (const JudgedFace& face : settleContradictions(std::move(faces))) {
    DieSighting die;
    die.confidence = confidence(face);
    if (die.confidence < kSeen) continue;
    if (die.confidence >= kSure)
      die.value = face.guess.value;
    else if (isFlankOf(face.guess, sure))
      continue;
    else if (face.guess.pips.size() == 1 && die.confidence < kSeenSingle)
      continue;
    if (die.value) sure.push_back(face.guess);
    die.corners = cornersOf(face.guess);
    dice.push_back(die);
  }
  return dice;
}

}  // namespace lk::vision
