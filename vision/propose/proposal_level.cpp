#include "vision/propose/proposal_level.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "vision/core/quad_geometry.h"
#include "vision/propose/proposer_net.h"

namespace lk::vision {

namespace {

constexpr float kDieUnit = 40, kCardUnit = 140;  // pixels of the level, see ProposerPlane
constexpr float kShiftUnit = 8;                  // cells
constexpr float kMinDie = 10, kMaxDie = 135;     // range of sides that one level detects, pixels of the level
constexpr float kMinCard = 40, kMaxCard = 470;

double sigmoid(float logit) {
  return 1 / (1 + std::exp(-double{logit}));
}

cv::Mat1f sigmoid(const cv::Mat1f& logits) {
  cv::Mat1f result;
  cv::exp(-logits, result);
  result = 1 / (1 + result);
  return result;
}

std::array<double, 6> softmax(const ProposerMaps& maps, cv::Point cell) {
  std::array<double, 6> chances{};
  double sum = 0;
  for (int i = 0; i < 6; ++i) {
    const double odds = std::exp(std::min(maps.plane(ProposerPlane::dieValues, i)(cell), 50.F));
    sum += chances[static_cast<std::size_t>(i)] = odds;
  }
  for (double& chance : chances) chance /= sum;
  return chances;
}

/// Returns the cells that are local maxima with a probability above `least`.
std::vector<cv::Point> peaks(const cv::Mat1f& logits, double least) {
  const auto lowest = static_cast<float>(std::log(least / (1 - least)));
  cv::Mat1f highest;
  cv::dilate(logits, highest, cv::Mat::ones(3, 3, CV_8U));
  std::vector<cv::Point> found;
  for (int y = 0; y < logits.rows; ++y)
    for (int x = 0; x < logits.cols; ++x)
      if (logits(y, x) > lowest && logits(y, x) >= highest(y, x)) found.emplace_back(x, y);
  return found;
}

/// Returns the centre of the object at a cell, in pixels of the level.
cv::Point2f middleOf(const ProposerMaps& maps, cv::Point cell, ProposerPlane shiftX, ProposerPlane shiftY) {
  const cv::Point2f shift(maps.plane(shiftX)(cell), maps.plane(shiftY)(cell));
  return (cv::Point2f(cell) + cv::Point2f(0.5F, 0.5F) + shift * kShiftUnit) * float{kProposerStride};
}

LevelDie dieAt(const ProposerMaps& maps, cv::Point cell) {
  LevelDie die;
  die.centre = middleOf(maps, cell, ProposerPlane::dieShiftX, ProposerPlane::dieShiftY);
  die.side = die.levelSide = kDieUnit * std::exp(maps.plane(ProposerPlane::dieSize)(cell));
  die.chance = sigmoid(maps.plane(ProposerPlane::dieHeat)(cell));
  die.values = softmax(maps, cell);
  return die;
}

LevelCard cardAt(const ProposerMaps& maps, cv::Point cell) {
  LevelCard card;
  const cv::Point2f centre = middleOf(maps, cell, ProposerPlane::cardShiftX, ProposerPlane::cardShiftY);
  const float along = kCardUnit * std::exp(maps.plane(ProposerPlane::cardLong)(cell));
  const float across = kCardUnit * std::exp(maps.plane(ProposerPlane::cardShort)(cell));
  const float angle =
      0.5F * std::atan2(maps.plane(ProposerPlane::cardSin)(cell), maps.plane(ProposerPlane::cardCos)(cell));
  const cv::Point2f u = cv::Point2f(std::cos(angle), std::sin(angle)) * (along / 2);
  const cv::Point2f v = cv::Point2f(-std::sin(angle), std::cos(angle)) * (across / 2);
  card.box = {centre - u - v, centre + u - v, centre + u + v, centre - u + v};
  card.levelLong = along;
  card.chance = sigmoid(maps.plane(ProposerPlane::cardHeat)(cell));
  return card;
}

}  // namespace

ProposalLevel proposeAt(const cv::Mat& bgr, double scale, double leastChance) {
  cv::Mat level;
  const cv::Size size(std::max(1, cvRound(bgr.cols * scale)), std::max(1, cvRound(bgr.rows * scale)));
  cv::resize(bgr, level, size, 0, 0, scale < 1 ? cv::INTER_AREA : cv::INTER_LINEAR);
  const ProposerMaps maps = runProposer(level);
  const auto toPicture = static_cast<float>(1 / scale);
  ProposalLevel seen;
  for (const cv::Point cell : peaks(maps.plane(ProposerPlane::dieHeat), leastChance)) {
    LevelDie die = dieAt(maps, cell);
    if (die.side < kMinDie || die.side > kMaxDie) continue;
    die.centre *= toPicture;
    die.side *= toPicture;
    seen.dice.push_back(die);
  }
  for (const cv::Point cell : peaks(maps.plane(ProposerPlane::cardHeat), leastChance)) {
    LevelCard card = cardAt(maps, cell);
    if (card.levelLong < kMinCard || card.levelLong > kMaxCard) continue;
    card.box = fromTopLeft(scaled(card.box, toPicture));
    seen.cards.push_back(card);
  }
  seen.maps = {sigmoid(maps.plane(ProposerPlane::inside)), sigmoid(maps.plane(ProposerPlane::rim)),
               kProposerStride / scale};
  return seen;
}

}  // namespace lk::vision
