// Rows of training data for the confidence of a card's name: a seen card, and how it differs from its best
// match.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "vision/cards/name/card_index.h"
#include "vision/cards/name/card_relight.h"

namespace lk::vision {

/// A seen card: where ("table-7"), and which.
struct ShownCard {
  std::string where, key;
};

/// Compares the card with `index` as seen, and in the light that best explains one of its candidates. Prints
/// a row for each: where it was seen, its key, 1 if the best match is the same card, the lead over the
/// runner-up, 1 if uneven light was removed, 1 if it was in doubt as seen, MatchFeatures, the removed light
/// (colour, glare, uneven glare, uneven gain; zeros if none), and PrintFit (zeros if too little print is
/// visible). `known`: whether the library may contain it.
void printPairs(const ShownCard& card, const CardIndex& index, const CardView& view, bool known);

/// Returns a library without some of its cards.
CardIndex without(const CardIndex& index, const std::vector<std::string>& keys);

/// Libraries that lack one card, created on first use. `all` must outlive this object.
class Lacking {
 public:
  explicit Lacking(const CardIndex& all) : all_(all) {}
  const CardIndex& operator()(const std::string& key);

 private:
  const CardIndex& all_;
  std::map<std::string, CardIndex> one_;
};

}  // namespace lk::vision
