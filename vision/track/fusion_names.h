// Fuses several observations of one card into a name or a doubt.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "vision/core/sighting.h"

namespace lk::vision {

class NameFusion {
 public:
  /// Adds one observation of the card.
  void add(const CardSighting& observation);
  [[nodiscard]] int observations() const { return observations_; }
  /// True if no observation gave a name or a candidate.
  [[nodiscard]] bool nameless() const { return votes_.empty(); }
  /// True if further observations would hardly change the verdict.
  [[nodiscard]] bool sure() const;
  /// Returns the verdict of all observations. Corners, rotation and face come from the latest observation
  /// with that verdict. A name in doubt gives no key, but candidates in `maybe`.
  [[nodiscard]] CardSighting verdict() const;

 private:
  struct Vote {
    int named = 0;        // observations that gave this name
    double sum = 0;       // sum of its confidences over all observations, as name or candidate
    double sumNamed = 0;  // the same over observations that gave it as name
    CardSighting latest;  // latest observation that gave it
  };
  [[nodiscard]] bool agreed(const Vote& vote) const;
  [[nodiscard]] const std::pair<const std::string, Vote>* leader() const;

  std::map<std::string, Vote> votes_;
  int observations_ = 0, unknown_ = 0;
  double cardness_ = 0;
  CardSighting latest_;
};

}  // namespace lk::vision
