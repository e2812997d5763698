// Photos made worse, as those of other people differ from ours: another camera, light, place to stand, and
// things in the way. What lies where is carried over.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision::worse {

struct Card {
  std::string key;
  Quad corners{};
  double visible = 1;  // share of it that neither the frame nor anything else hides
};

struct Photo {
  cv::Mat picture;
  std::vector<Card> cards;
};

/// `turn` tells one use from another: the same turn does the same.
using Change = std::function<Photo(const Photo&, unsigned turn)>;

struct Trial {
  std::string name;
  Change change;
};

/// What a photo may suffer.
std::vector<Trial> trials();

}  // namespace lk::vision::worse
