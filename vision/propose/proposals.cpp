#include "vision/propose/proposals.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "vision/core/quad_geometry.h"

namespace lk::vision {

namespace {

constexpr std::array kLevels{112, 192, 320, 544};  // long side, pixels
constexpr int kFineLevel = 928;
constexpr float kOneDie = 0.6F;    // of the larger side; closer centres are the same die
constexpr double kSameSize = 0.4;  // log; largest size difference of one die between two levels
constexpr float kSmallDie = 18;   // side at the finest coarse level, pixels; smaller dice need the fine level
constexpr float kSmallCard = 90;  // the same for a card's long side

/// Returns the weight of a value from a level where the die's side is `side` pixels, 0..1.
double easeOf(float side) {
  const double apart = std::log(side / 45.0) / 0.5;
  return std::exp(-apart * apart / 2);
}

bool isOneDie(const LevelDie& a, const LevelDie& b) {
  const cv::Point2f apart = a.centre - b.centre;
  return std::max(std::abs(apart.x), std::abs(apart.y)) < kOneDie * std::max(a.side, b.side);
}

/// Merges the results of several levels for one die. The first of `seen` is the most reliable.
DieProposal mergedDie(const std::vector<LevelDie>& seen) {
  const LevelDie& best = seen.front();
  DieProposal die{best.centre, best.side, best.chance, {}, 0};
  double sum = 0;
  for (const LevelDie& one : seen) {
    if (std::abs(std::log(one.side / best.side)) > kSameSize) continue;
    const double ease = easeOf(one.levelSide);
    const double weight = one.chance * ease * ease;
    for (std::size_t i = 0; i < die.values.size(); ++i) die.values[i] += weight * one.values[i];
    sum += weight;
    die.ease = std::max(die.ease, ease);
  }
  for (double& value : die.values) value /= std::max(sum, 1e-12);
  return die;
}

std::vector<DieProposal> mergedDice(std::vector<LevelDie> all) {
  constexpr double kAnyEase = 0.3;
  const auto worth = [](const LevelDie& die) { return die.chance * (kAnyEase + easeOf(die.levelSide)); };
  std::sort(all.begin(), all.end(),
            [&](const LevelDie& a, const LevelDie& b) { return worth(a) > worth(b); });
  std::vector<std::vector<LevelDie>> groups;
  for (const LevelDie& die : all) {
    const auto group = std::find_if(groups.begin(), groups.end(),
                                    [&](const auto& other) { return isOneDie(other.front(), die); });
    if (group == groups.end())
      groups.push_back({die});
    else
      group->push_back(die);
  }
  std::vector<DieProposal> dice;
  for (const auto& group : groups) dice.push_back(mergedDie(group));
  return dice;
}

std::vector<CardProposal> mergedCards(std::vector<LevelCard> all) {
  constexpr float kMin = 70, kMax = 420;  // long side the net detects best, pixels of the level
  constexpr double kOutside = 0.8;
  const auto worth = [](const LevelCard& card) {
    const bool known = card.levelLong >= kMin && card.levelLong <= kMax;
    return card.chance * (known ? 1 : kOutside);
  };
  std::sort(all.begin(), all.end(),
            [&](const LevelCard& a, const LevelCard& b) { return worth(a) > worth(b); });
  std::vector<CardProposal> cards;
  for (const LevelCard& card : all) {
    const auto same = [&](const CardProposal& other) { return overlap(other.box, card.box) > kOneProposal; };
    if (std::none_of(cards.begin(), cards.end(), same)) cards.push_back({card.box, card.chance});
  }
  return cards;
}

/// True if the finest coarse level contains objects near its lower size limit.
bool asksForFiner(const ProposalLevel& finest) {
  constexpr double kWorthALook = 0.3;
  return std::any_of(
             finest.dice.begin(), finest.dice.end(),
             [](const LevelDie& die) { return die.chance > kWorthALook && die.levelSide < kSmallDie; }) ||
         std::any_of(finest.cards.begin(), finest.cards.end(), [](const LevelCard& card) {
           return card.chance > kWorthALook && card.levelLong < kSmallCard;
         });
}

}  // namespace

ProposalSearch::ProposalSearch(cv::Size picture, const Stages& stages, double mostEnlarged)
    : picture_(picture),
      finest_(std::max(kLevels.front(),
                       static_cast<int>(mostEnlarged * std::max(picture.width, picture.height)))),
      mayBeFine_(stages.has(Stage::fineLevel)),
      next_(levelAfter(0)) {}

int ProposalSearch::levelAfter(int level) const {
  for (const int each : kLevels)
    if (each > level && each <= finest_) return each;
  return mayBeFine_ && finer_ && level < kFineLevel && kFineLevel <= finest_ ? kFineLevel : 0;
}

double ProposalSearch::effort() const {
  constexpr double kPerMegapixel = 200;  // milliseconds
  const double scale = next_ / static_cast<double>(std::max(picture_.width, picture_.height));
  return kPerMegapixel * scale * scale * picture_.area() / 1e6;
}

void ProposalSearch::look(const cv::Mat& bgr) {
  const double scale = next_ / static_cast<double>(std::max(bgr.cols, bgr.rows));
  seen_.push_back(proposeAt(bgr, scale, kMinChance));
  finer_ = asksForFiner(seen_.back());
  next_ = levelAfter(next_);
}

NetProposals ProposalSearch::found() const {
  NetProposals proposals;
  std::vector<LevelDie> dice;
  std::vector<LevelCard> cards;
  for (const ProposalLevel& seen : seen_) {
    dice.insert(dice.end(), seen.dice.begin(), seen.dice.end());
    cards.insert(cards.end(), seen.cards.begin(), seen.cards.end());
    proposals.maps.push_back(seen.maps);
  }
  proposals.dice = mergedDice(std::move(dice));
  proposals.cards = mergedCards(std::move(cards));
  return proposals;
}

NetProposals propose(const cv::Mat& bgr, const Stages& stages) {
  ProposalSearch search(bgr.size(), stages);
  while (!search.done()) search.look(bgr);
  return search.found();
}

}  // namespace lk::vision
