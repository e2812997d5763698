// A card in a photo made into a reference: what the library keeps, and what the eyes compare.
#pragma once

#include <string>

#include "carddb/library.h"
#include "vision/cards/name/describe/card_quality.h"
#include "vision/cards/name/reference_shelf.h"
#include "vision/core/sighting.h"

namespace lk::app {

/// Which card it is.
struct CardLabel {
  std::string game;  // both ids: [a-z0-9_-]+
  std::string card;
  std::string name;  // for people; the id when nobody named it
  bool back = false;
  friend bool operator==(const CardLabel&, const CardLabel&) = default;
};

struct TaughtCard {
  carddb::StoredReference row;  // not stored yet
  vision::Reference reference;
  vision::Quad corners{};  // upright, see portrait()
  vision::CardQuality quality;
};

/// `bgr` is 8-bit, `seen` the outline of the card in it.
TaughtCard teach(const cv::Mat& bgr, const vision::Quad& seen, const CardLabel& label);

/// Corners begin at the card's own top left: of a card lying across, the turn that a quarter to the left
/// undoes.
vision::Quad portrait(const vision::Quad& seen);

}  // namespace lk::app
