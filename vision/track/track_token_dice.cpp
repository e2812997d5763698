#include "vision/track/track_token_dice.h"

#include <algorithm>

#include "vision/numerals/numeral_reader.h"

namespace lk::vision {

namespace {

// Distance from a token's middle within which a change may concern its die, millimetres.
constexpr double kReachMm = 24;
constexpr double kReadingEffort = 10;  // of a die; see FrameBudget

}  // namespace

void TokenDice::begin(std::vector<cv::Point2d> changed) {
  changed_ = std::move(changed);
  observations_.clear();
}

void TokenDice::look(const cv::Mat& bgr, const SheetSighting& sheet, const std::string& key, cv::Point2d mm) {
  const auto die =
      std::find_if(dice_.begin(), dice_.end(), [&](const DieOnToken& each) { return each.key == key; });
  if (die == dice_.end()) return;
  const bool touched = std::any_of(changed_.begin(), changed_.end(),
                                   [&](cv::Point2d place) { return cv::norm(place - mm) <= kReachMm; });
  if (!touched) return;
  const SheetView view{sheet.toImage, cameraAbove(sheet.toImage, bgr.size())};
  observations_.push_back({key, readNumeral(bgr, view, mm, die->sides).value()});
}

bool TokenDice::conclude(StableToken& token, std::size_t observations) const {
  std::vector<std::optional<int>> read;
  for (const Observation& observation : observations_)
    if (observation.key == token.key) read.push_back(observation.value);
  const auto die =
      std::find_if(dice_.begin(), dice_.end(), [&](const DieOnToken& each) { return each.key == token.key; });
  if (die == dice_.end() || read.size() < observations) return false;
  const bool agreed =
      std::all_of(read.begin(), read.end(), [&](const auto& each) { return each == read[0]; });
  const std::optional<int> value = agreed ? read[0] : std::nullopt;
  if (token.die && token.die->value == value) return false;
  const std::optional<int> before = !token.die         ? std::nullopt
                                    : token.die->value ? token.die->value
                                                       : token.die->before;
  token.die = StableDie{die->sides, value, before};
  return true;
}

double TokenDice::effort(double share) const {
  return kReadingEffort * share * static_cast<double>(dice_.size());
}

}  // namespace lk::vision
