// Rows to learn from how sure a card's name is: a card as seen, and how it differs from the reference it is
// most like.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "vision/cards/name/card_index.h"
#include "vision/cards/name/card_relight.h"

namespace lk::vision {

/// A card that was seen: where ("table-7"), and what it is.
struct ShownCard {
  std::string where, key;
};

/// Asks `index` as the card is seen, and in the light in which it is most like what it may be, and prints a
/// row each: where it was seen, what it is, 1 when the two are the same card, the lead over the next
/// reference, 1 when its light was evened out, 1 when it was in doubt as seen, how they differ
/// (MatchFeatures), what light was taken off (colour, glare, uneven glare, uneven gain; zeros where none
/// was), and how the print fits (PrintFit; zeros where too little of it is in sight). `known`: whether the
/// library may hold it.
void printPairs(const ShownCard& card, const CardIndex& index, const CardView& view, bool known);

/// Returns a library without some of its cards.
CardIndex without(const CardIndex& index, const std::vector<std::string>& keys);

/// Libraries that lack one card, made when first asked for. `all` must outlive it.
class Lacking {
 public:
  explicit Lacking(const CardIndex& all) : all_(all) {}
  const CardIndex& operator()(const std::string& key);

 private:
  const CardIndex& all_;
  std::map<std::string, CardIndex> one_;
};

}  // namespace lk::vision
