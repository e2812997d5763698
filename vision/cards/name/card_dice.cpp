#include "vision/cards/name/card_dice.h"

#include <algorithm>
#include <utility>

#include "vision/core/quad_geometry.h"
#include "vision/dice/dice_reader.h"

namespace lk::vision {
namespace {

constexpr double kMinDie = 0.014;  // of a card's area: a face of 12 mm under perspective
constexpr double kAround = 0.1;    // of a die's size; margin for its sides
constexpr double kTwice = 0.5;     // of the smaller one; dice sharing more are one die read twice

// Least difference between a card and its reference at a die: the sum over all planes of a look, and the
// ratio to the difference elsewhere.
constexpr double kDiffers = 60, kTimes = 2;
constexpr double kDiffersMuch = 80, kTimesMuch = 2.5;  // the same for a die without a value
constexpr double kSureOnPrint = 0.995;

/// A named card and its hypothesis, which aligns it with its reference.
struct KnownCard {
  Quad corners;
  Hypothesis laid;
};

std::vector<KnownCard> knownCards(const cv::Mat& bgr, const CardIndex& index,
                                  const std::vector<CardSighting>& named) {
  std::vector<KnownCard> known;
  for (const CardSighting& card : named)
    for (Hypothesis& hypothesis : index.look({bgr, card.corners}).likeliest)
      if (hypothesis.key == card.key && !hypothesis.laid.empty())
        known.push_back({card.corners, std::move(hypothesis)});
  return known;
}

double meanDifference(const cv::Mat& difference, const cv::Mat& where) {
  const cv::Scalar mean = cv::mean(difference, where);
  return mean[0] + mean[1] + mean[2] + mean[3];
}

/// Mean difference at the die, and elsewhere on the card.
struct Difference {
  double there = 0, elsewhere = 0;
  [[nodiscard]] bool exceeds(double levels, double times) const {
    return there > levels && there > times * elsewhere;
  }
};

Difference differenceAt(const Quad& die, const Hypothesis& card) {
  cv::Mat there = cv::Mat::zeros(card.look.size(), CV_8U), seen, meant, difference;
  paintQuad(there, mapped(lookToImage(card.corners).inv(), die), kAround);
  card.laid.convertTo(seen, CV_32F);
  card.look.convertTo(meant, CV_32F);
  cv::absdiff(seen, meant, difference);
  return {meanDifference(difference, there), meanDifference(difference, ~there)};
}

/// True if the die is not print of any card below it. The card that shows the print may lie under another
/// one.
bool liesOnThem(const DieSighting& die, const std::vector<KnownCard>& cards) {
  bool onAny = false;
  for (const KnownCard& card : cards) {
    if (!holds(card.corners, centreOf(die.corners))) continue;
    const double share = areaOf(die.corners) / areaOf(card.corners);
    const Difference difference = differenceAt(die.corners, card.laid);
    if (share < kMinDie || share > kMaxDie || !difference.exceeds(kDiffers, kTimes)) return false;
    if (!die.value && !difference.exceeds(kDiffersMuch, kTimesMuch)) return false;
    onAny = true;
  }
  return onAny;
}

void addOnce(DieSighting die, std::vector<DieSighting>& dice) {
  const auto same = std::find_if(dice.begin(), dice.end(), [&](const DieSighting& other) {
    return overlapOfSmaller(other.corners, die.corners) > kTwice;
  });
  if (same == dice.end())
    dice.push_back(std::move(die));
  else if (std::pair(die.value.has_value(), die.confidence) >
           std::pair(same->value.has_value(), same->confidence))
    *same = std::move(die);
}

double dieSideBy(const Quad& card) {
  constexpr double kDieOfCard = 0.19;  // of a card's long side
  const cv::Size2f sides = sidesOf(card);
  return kDieOfCard * std::max(sides.width, sides.height);
}

}  // namespace

std::vector<DieSighting> diceLikeNear(const cv::Mat& bgr, const Quad& card) {
  const double side = dieSideBy(card);
  const cv::Rect place = boxAround(card, static_cast<int>(side), bgr.size());
  if (place.empty()) return {};
  std::vector<DieSighting> dice = readDiceOfSize(bgr(place), side);
  for (DieSighting& die : dice) die.corners = shifted(die.corners, place.tl());
  return dice;
}

std::vector<DieSighting> diceOnCards(const cv::Mat& bgr, const CardIndex& index,
                                     const std::vector<CardSighting>& named) {
  const std::vector<KnownCard> known = knownCards(bgr, index, named);
  std::vector<DieSighting> dice;
  for (const KnownCard& card : known)
    for (DieSighting& die : diceLikeNear(bgr, card.corners)) {
      if (!holds(card.corners, centreOf(die.corners))) continue;
      if (die.confidence < kSureOnPrint) die.value.reset();
      if (liesOnThem(die, known)) addOnce(std::move(die), dice);
    }
  return dice;
}

}  // namespace lk::vision
