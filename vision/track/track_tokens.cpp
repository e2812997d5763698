#include "vision/track/track_tokens.h"

#include <algorithm>

#include "vision/track/changed_area.h"

namespace lk::vision {

namespace {

constexpr std::size_t kObservations = 2;
// Distance within which two observations mean the same token, and beyond which it has moved, millimetres.
constexpr double kSameMm = 4, kMovedMm = 4;
// Effort of an observation for tokens of one diameter, per square millimetre of the sheet.
constexpr double kEffortPerMm2 = 1e-4;

bool isNear(const TokenSighting& token, cv::Point2d mm) {
  return cv::norm(token.mm - mm) <= kSameMm;
}

}  // namespace

void TokenTracker::begin(const std::vector<SheetSighting>& sheets, const cv::Mat& changed, int cell) {
  area_ = {};
  observations_.clear();
  if (!printed_) return;
  const SheetSighting* sheet = vision::sheetOf(sheets, printed_->sheet);
  if (sheet == nullptr) return;
  sheet_ = *sheet;
  if (!sheet_.size.empty()) printed_->size = sheet_.size;
  const std::set<double> diameters = diametersOf(*printed_);
  if (diameters.empty()) return;
  std::vector<cv::Point2d> places = changedPlaces(sheet_, printed_->size, changed, cell);
  // A token that is cut by the changed part is in it.
  area_ = areaAround(places, printed_->size, *diameters.rbegin());
  sizes_ = diameters.size();
  dice_.begin(std::move(places));
}

void TokenTracker::look(const cv::Mat& bgr) {
  if (sure()) return;
  observations_.push_back(readTokens(bgr, sheet_, *printed_, area_));
  for (const TokenSighting& token : observations_.back())
    if (token.key) dice_.look(bgr, sheet_, *token.key, token.mm);
}

bool TokenTracker::sure() const {
  return area_.empty() || observations_.size() >= kObservations;
}

double TokenTracker::effort() const {
  if (area_.empty()) return 0;
  return kEffortPerMm2 * area_.area() * double(sizes_) + dice_.effort(area_.area() / printed_->size.area());
}

/// Returns the tokens that every observation read at the same place, each key at one place only.
std::vector<TokenSighting> TokenTracker::agreed() const {
  std::vector<TokenSighting> all;
  if (observations_.size() < kObservations) return all;
  for (const TokenSighting& token : observations_.back()) {
    if (!token.key) continue;
    const bool always = std::all_of(observations_.begin(), observations_.end(), [&](const auto& observation) {
      const auto same = [&](const TokenSighting& other) { return other.key == token.key; };
      return std::count_if(observation.begin(), observation.end(), same) == 1 &&
             isNear(*std::find_if(observation.begin(), observation.end(), same), token.mm);
    });
    if (always) all.push_back(token);
  }
  return all;
}

bool TokenTracker::anyRingOf(const StableToken& known) const {
  const auto spec = std::find_if(printed_->specs.begin(), printed_->specs.end(),
                                 [&](const TokenSpec& each) { return each.key == known.key; });
  return std::any_of(observations_.begin(), observations_.end(), [&](const auto& observation) {
    return std::any_of(observation.begin(), observation.end(), [&](const TokenSighting& token) {
      return token.diameter == spec->diameter && isNear(token, known.mm);
    });
  });
}

std::vector<Change> TokenTracker::conclude() {
  std::vector<Change> changes;
  if (area_.empty() || observations_.size() < kObservations) return changes;
  std::vector<TokenSighting> seen = agreed();
  std::erase_if(tokens_, [&](StableToken& token) {
    const auto found = std::find_if(seen.begin(), seen.end(),
                                    [&](const TokenSighting& each) { return *each.key == token.key; });
    if (found == seen.end()) {
      if (!area_.contains(token.mm) || anyRingOf(token)) return false;
      changes.emplace_back(TokenGone{token.id});
      return true;
    }
    const bool moved = cv::norm(found->mm - token.mm) > kMovedMm;
    if (moved) token = {token.id, token.key, found->mm, found->turnedDeg, found->agreement, token.die};
    const bool turned = dice_.conclude(token, observations_.size());
    if (moved) changes.emplace_back(TokenMoved{token});
    if (turned) changes.emplace_back(DieTurned{token});
    seen.erase(found);
    return false;
  });
  for (const TokenSighting& token : seen) {
    tokens_.push_back({++lastId_, *token.key, token.mm, token.turnedDeg, token.agreement});
    const bool die = dice_.conclude(tokens_.back(), observations_.size());
    changes.emplace_back(TokenAppeared{tokens_.back()});
    if (die) changes.emplace_back(DieTurned{tokens_.back()});
  }
  area_ = {};
  observations_.clear();
  return changes;
}

std::vector<Change> TokenTracker::clear() {
  std::vector<Change> gone;
  for (const StableToken& token : tokens_) gone.emplace_back(TokenGone{token.id});
  tokens_.clear();
  area_ = {};
  observations_.clear();
  return gone;
}

}  // namespace lk::vision
