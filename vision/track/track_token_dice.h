// Tracks the dice on printed tokens: reads those that were touched, and takes over what all observations
// agree on.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "vision/core/sighting.h"
#include "vision/core/stable_sighting.h"

namespace lk::vision {

/// A die that stands on a printed token and is to be read.
struct DieOnToken {
  std::string key;  // TokenSpec::key
  int sides = 6;    // 6, 8, 10, 12 or 20
  friend bool operator==(const DieOnToken&, const DieOnToken&) = default;
};

class TokenDice {
 public:
  /// Sets which dice are to be read from the next observation on.
  void expect(std::vector<DieOnToken> dice) { dice_ = std::move(dice); }
  [[nodiscard]] const std::vector<DieOnToken>& expected() const { return dice_; }

  /// Begins an observation. `changed`: places on the sheet where something changed, mm.
  void begin(std::vector<cv::Point2d> changed);
  /// Reads the die on a token (its middle in mm), if it is to be read and something changed there.
  void look(const cv::Mat& bgr, const SheetSighting& sheet, const std::string& key, cv::Point2d mm);
  /// Takes over what was read on this token in `observations` observations. Returns whether the die shows
  /// something else than before, or is the first one read there.
  [[nodiscard]] bool conclude(StableToken& token, std::size_t observations) const;
  /// Returns the effort of reading every die in a share of the sheet; see FrameBudget.
  [[nodiscard]] double effort(double share) const;

 private:
  struct Observation {
    std::string key;
    std::optional<int> value;
  };
  std::vector<DieOnToken> dice_;
  std::vector<cv::Point2d> changed_;
  std::vector<Observation> observations_;
};

}  // namespace lk::vision
