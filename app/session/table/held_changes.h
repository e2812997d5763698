// Holds back changes of cards while the places of the sheets are uncertain, since zones depend on the sheets.
#pragma once

#include <vector>

#include "vision/tracker.h"

namespace lk::app {

/// Not thread-safe.
class HeldChanges {
 public:
  /// Returns the changes to be processed now, in order. While `astray` (no sheet is at its known place),
  /// these are `changes` without those of cards. Afterwards the held changes are included, updated to the
  /// current state of each card (`cards`: all cards at rest). Removals come first, so that the places of
  /// cards that are placed again are free.
  std::vector<vision::Change> due(std::vector<vision::Change> changes, bool astray,
                                  const std::vector<vision::StableCard>& cards);

 private:
  std::vector<vision::Change> held_;
};

}  // namespace lk::app
