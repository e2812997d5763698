// Photos of collectible cards on a table, drawn for tests: any table, any light, from above or aside, apart
// or touching, bare or in sleeves. Where each card ends is known to a fraction of a pixel.
#pragma once

#include <string>
#include <vector>

#include "drawn_art_faces.h"
#include "vision/core/sighting.h"

namespace lk::vision::drawn {

struct ArtCard {
  ArtDesign design = ArtDesign::blackRim;
  unsigned set = 0, number = 0;  // as for artFace()
  Quad corners{};                // from the card's own top left, where its sides would meet
  Quad sleeve{};                 // the same of its sleeve; as `corners` without one
  /// Grey levels between the card and what is around it, on the third best side, before blur and noise: below
  /// five or so there is nothing to see of the card's edge.
  double contrast = 0;
  [[nodiscard]] std::string key() const;
};

enum class ArtTable { wood, darkWood, felt, black, white, cloth, chequered, printed };
inline constexpr int kArtTables = 8;

/// What is asked of a picture; the rest is left to its seed.
struct ArtScene {
  int cards = 0;          // 0: one to twelve
  int table = -1;         // as ArtTable; -1: any
  int design = -1;        // as ArtDesign; -1: any, one or several
  bool touching = false;  // else: sometimes
  cv::Size size;          // empty: 720p to 12 megapixels
};

struct ArtPicture {
  cv::Mat picture;
  std::vector<ArtCard> cards;
  std::string told;  // "wood, 6 cards touching, 1920x1080, 23 degrees"
};
ArtPicture artPicture(unsigned seed, const ArtScene& scene = {});

}  // namespace lk::vision::drawn
