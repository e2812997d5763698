// Degrades photos as other people's photos differ from ours: another camera, light, viewpoint, and occluders.
// The positions are carried over.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision::worse {

struct Card {
  std::string key;
  Quad corners{};
  double visible = 1;  // visible fraction: inside the frame and not occluded
};

struct Photo {
  cv::Mat picture;
  std::vector<Card> cards;
};

/// A change of a photo. `turn` selects a random variant; the same turn gives the same result.
using Change = std::function<Photo(const Photo&, unsigned turn)>;

struct Trial {
  std::string name;
  Change change;
};

/// Returns all changes that are tested.
std::vector<Trial> trials();

}  // namespace lk::vision::worse
