#include "vision/cards/find/card_outline_choice.h"

#include <algorithm>
#include <cmath>

#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

// Area ratio below which the smaller one is a part or a print, not a duplicate.
constexpr double kClearlySmaller = 0.62;
constexpr double kAsWellSeen = 0.92;
constexpr double kSameOutline = 0.93;
constexpr double kFrameSeen = 0.82;  // a rim has less contrast to the table than the frame printed inside it
constexpr double kConcentric = 0.05;
constexpr double kWholeSeen = 0.65;  // an outline half occluded still beats what is printed inside it

constexpr std::size_t kManyParts = 3;
constexpr double kAlike = 0.5;  // least area ratio of cards of one size under perspective
// Least fraction of the group that printed frames of touching cards cover.
constexpr double kFramesFill = 0.6;

struct Outline {
  CardOutline card;
  double area = 0;
};

// True if the outline surrounds touching cards: several good outlines side by side that fill it. For three or
// more of similar size, their printed frames are enough. One card may hold two frames, a picture and a text.
bool isGroup(const std::vector<Outline>& all, std::size_t whole, const std::vector<bool>& dropped) {
  double covered = 0;
  std::vector<std::size_t> parts;
  for (std::size_t j = whole + 1; j < all.size(); ++j) {
    if (dropped[j] || all[j].area > kClearlySmaller * all[whole].area) continue;
    if (all[j].card.score < 0.9 * all[whole].card.score) continue;
    if (overlapOfSmaller(all[whole].card.corners, all[j].card.corners) < 0.95) continue;
    const bool apart = std::all_of(parts.begin(), parts.end(), [&](std::size_t k) {
      return overlapOfSmaller(all[k].card.corners, all[j].card.corners) < 0.1;
    });
    if (!apart) continue;
    parts.push_back(j);
    covered += all[j].area;
  }
  if (parts.size() < 2) return false;
  const bool alike = parts.size() >= kManyParts && all[parts.back()].area > kAlike * all[parts.front()].area;
  return covered > (alike ? kFramesFill : 0.94) * all[whole].area;
}

bool losesTo(const Outline& larger, const Outline& smaller, double shared) {
  const bool print = smaller.area < kClearlySmaller * larger.area && shared > 0.95;
  if (print) return larger.card.score < kWholeSeen;
  const bool concentric = cv::norm(centreOf(larger.card.corners) - centreOf(smaller.card.corners)) <
                          kConcentric * std::sqrt(larger.area);
  const bool innerFrame = concentric && smaller.area < kSameOutline * larger.area && shared > 0.98;
  return larger.card.score < (innerFrame ? kFrameSeen : kAsWellSeen) * smaller.card.score;
}

}  // namespace

std::vector<CardOutline> chooseOutlines(std::vector<CardOutline> outlines, double mayShare) {
  std::vector<Outline> all;
  for (const CardOutline& outline : outlines) all.push_back({outline, areaOf(outline.corners)});
  std::sort(all.begin(), all.end(), [](const Outline& a, const Outline& b) { return a.area > b.area; });
  std::vector<bool> dropped(all.size(), false);
  std::vector<CardOutline> chosen;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (dropped[i] || isGroup(all, i, dropped)) continue;
    std::vector<std::size_t> rivals;
    bool lost = false;
    for (std::size_t j = i + 1; j < all.size() && !lost; ++j) {
      if (dropped[j]) continue;
      const double shared = overlapOfSmaller(all[i].card.corners, all[j].card.corners);
      if (shared < mayShare) continue;
      rivals.push_back(j);
      lost = losesTo(all[i], all[j], shared);
    }
    if (lost) continue;
    for (const std::size_t j : rivals) dropped[j] = true;
    chosen.push_back(all[i].card);
  }
  return chosen;
}

}  // namespace lk::vision
