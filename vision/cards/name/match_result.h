// What is made of a card.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "vision/cards/name/card_view.h"
#include "vision/cards/name/verify/card_print_fit.h"
#include "vision/cards/name/verify/card_verify.h"
#include "vision/core/sighting.h"

namespace lk::vision {

/// A card that the one seen may be, laid over it: where its corners are then, from its own top left.
struct Hypothesis {
  std::string key;
  cv::Mat look;  // of the reference, see card_look.h
  Quad corners{};
  cv::Mat laid{};          // the look of the card seen, redrawn so that it lies over the reference's
  double similarity = -1;  // correlation after it
};

/// What is seen of a card, with what a second look at it is weighed by.
struct MatchResult {
  CardSighting card;
  double similarity = -1;                 // of the likeliest card, 0..1; -1 where nothing is likely
  double lead = 0;                        // by which it is likelier than the next one, 0..1
  double odds = 0;                        // their logarithm, that it is this card; 0 where nothing is likely
  std::optional<MatchFeatures> features;  // how it and the likeliest card still differ
  std::optional<PrintFit> printFit{};     // how its print fits the likeliest's, place by place
  std::vector<Hypothesis> likeliest;      // those laid over the card, best first
  std::vector<Candidate> nearest;         // the few it could be at all, best first, whether named or not
};

}  // namespace lk::vision
