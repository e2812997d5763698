// One card, several looks: the name that they agree on, or the doubt that remains.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "vision/core/sighting.h"

namespace lk::vision {

class NameFusion {
 public:
  void add(const CardSighting& look);
  [[nodiscard]] int looks() const { return looks_; }
  /// True when no look gave a name, not even in doubt.
  [[nodiscard]] bool nameless() const { return voices_.empty(); }
  /// True when further looks would hardly change the verdict.
  [[nodiscard]] bool sure() const;
  /// The verdict of all looks. Corners, turn and face are those of the latest look with that verdict; a name
  /// in doubt gives no key, but the likely ones in `maybe`.
  [[nodiscard]] CardSighting verdict() const;

 private:
  struct Voice {
    int named = 0;        // looks that gave this name
    double sum = 0;       // of its confidences over all looks, named or maybe
    double sumNamed = 0;  // over the looks that gave it
    CardSighting latest;  // that gave it
  };
  [[nodiscard]] bool agreed(const Voice& voice) const;
  [[nodiscard]] const std::pair<const std::string, Voice>* leader() const;

  std::map<std::string, Voice> voices_;
  int looks_ = 0, unknown_ = 0;
  double cardness_ = 0;
  CardSighting latest_;
};

}  // namespace lk::vision
