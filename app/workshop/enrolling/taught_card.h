// Makes a reference from a card in a photo: the row for the library, and the data for recognition.
#pragma once

#include <string>

#include "carddb/library.h"
#include "vision/cards/name/describe/card_quality.h"
#include "vision/cards/name/reference_shelf.h"
#include "vision/core/sighting.h"

namespace lk::app {

/// Identifies a card.
struct CardLabel {
  std::string game;  // both ids: [a-z0-9_-]+
  std::string card;
  std::string name;  // for people; the id if nobody named it
  bool back = false;
  friend bool operator==(const CardLabel&, const CardLabel&) = default;
};

struct TaughtCard {
  carddb::StoredReference row;  // not stored yet
  vision::Reference reference;
  vision::Quad corners{};  // upright, see portrait()
  vision::CardQuality quality;
};

/// `bgr` is 8-bit; `seen` is the outline of the card in it.
TaughtCard teach(const cv::Mat& bgr, const vision::Quad& seen, const CardLabel& label);

/// Returns the corners starting at the card's own top left. A card that lies on its side is assumed to need a
/// quarter turn to the left.
vision::Quad portrait(const vision::Quad& seen);

}  // namespace lk::app
