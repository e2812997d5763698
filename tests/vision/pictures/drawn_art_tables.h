// Renders photos of collectible cards on a table for tests: any table and light, from above or at an angle,
// apart or touching, bare or in sleeves. The edges are known to a fraction of a pixel.
#pragma once

#include <string>
#include <vector>

#include "drawn_art_faces.h"
#include "vision/core/sighting.h"

namespace lk::vision::drawn {

struct ArtCard {
  ArtDesign design = ArtDesign::blackRim;
  unsigned set = 0, number = 0;  // as for artFace()
  Quad corners{};                // from the card's own top left; intersections of the sides
  Quad sleeve{};                 // corners of its sleeve; equal to `corners` without one
  /// Grey levels between the card and its surroundings on the third best side, before blur and noise. Below
  /// about five the card's edge is invisible.
  double contrast = 0;
  [[nodiscard]] std::string key() const;
};

enum class ArtTable { wood, darkWood, felt, black, white, cloth, chequered, printed };
inline constexpr int kArtTables = 8;

/// Requirements for an image; the rest is chosen by its seed.
struct ArtScene {
  int cards = 0;          // 0: one to twelve
  int table = -1;         // as ArtTable; -1: any
  int design = -1;        // as ArtDesign; -1: any, one or several
  bool touching = false;  // false: sometimes
  cv::Size size;          // empty: 720p to 12 megapixels
};

struct ArtPicture {
  cv::Mat picture;
  std::vector<ArtCard> cards;
  std::string description;  // description, for example "wood, 6 cards touching, 1920x1080, 23 degrees"
};
ArtPicture artPicture(unsigned seed, const ArtScene& scene = {});

}  // namespace lk::vision::drawn
