// Photos of real dice with their values; test material that is not part of the repository.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/core/sighting.h"

namespace lk::vision::photos {

struct LabelledDie {
  int value = 0;
  cv::Rect2f box;  // around the whole die
};

struct DicePhoto {
  std::filesystem::path file;
  std::vector<LabelledDie> dice;
};

/// Returns the photos in the order they were taken; empty if they are not available. Neighbours may show the
/// same throw.
std::vector<DicePhoto> dicePhotos();

struct DiceScore {
  int photos = 0, exact = 0;  // exact: every die read right, and nothing else given a value
  int dice = 0, right = 0, wrong = 0, unsure = 0, missed = 0;
  int strange = 0;  // values where there is no die, or twice for one die
  int doubts = 0;   // reports without a value where there is no die
  void add(const DiceScore& other);
  [[nodiscard]] std::string words() const;
};

/// Compares results with the labels. A report belongs to the die whose box contains its centre.
DiceScore score(const std::vector<DieSighting>& seen, const std::vector<LabelledDie>& truth);

cv::Point2f middleOf(const DieSighting& die);

}  // namespace lk::vision::photos
