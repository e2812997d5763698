// Result of comparing a seen card with the references.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "vision/cards/name/card_view.h"
#include "vision/cards/name/verify/card_print_fit.h"
#include "vision/cards/name/verify/card_verify.h"
#include "vision/core/sighting.h"

namespace lk::vision {

/// A card that the seen one may be, after alignment. Its corners start at the top left of its look.
struct Hypothesis {
  std::string key;
  cv::Mat look;  // the reference's look, see card_look.h
  Quad corners{};
  cv::Mat laid{};          // the seen card's look, aligned with `look`
  double similarity = -1;  // correlation after alignment, -1..1
  Quad place{};            // the corners from its own top left; other than `corners` if printed in landscape
  bool back = false;
  std::uint32_t reference = 0;  // see CardIndex::face()
};

/// Result of one observation, with what is needed to combine it with others.
struct MatchResult {
  CardSighting card;
  double similarity = -1;                 // of the best match; -1 if there is none
  double lead = 0;                        // similarity lead over the runner-up, 0..1
  double odds = 0;                        // log-odds that the card is the best match; 0 if there is none
  std::optional<MatchFeatures> features;  // remaining differences to the best match
  std::optional<PrintFit> printFit{};     // fit of its print to the best match's, region by region
  std::vector<Hypothesis> likeliest;      // the aligned candidates, best first
  std::vector<Candidate> nearest;         // the possible candidates, best first, whether named or not
};

}  // namespace lk::vision
