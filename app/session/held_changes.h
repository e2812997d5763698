// Cards lie in zones only as surely as the sheets do: until these are certain, changes of cards wait.
#pragma once

#include <vector>

#include "vision/tracker.h"

namespace lk::app {

/// Not thread-safe.
class HeldChanges {
 public:
  /// What may be told now, in order. While `astray` (no sheet is seen where it was) that is `changes` without
  /// those of cards. Once it is not, those that waited come too: as the cards lie now (`cards`: all at rest),
  /// and what is gone before everything else, so that what is told once more finds its place free.
  std::vector<vision::Change> due(std::vector<vision::Change> changes, bool astray,
                                  const std::vector<vision::StableCard>& cards);

 private:
  std::vector<vision::Change> held_;
};

}  // namespace lk::app
