#include "pair_rows.h"

#include <algorithm>
#include <cstdio>

namespace lk::vision {
namespace {

/// Conditions of a comparison: the light, and whether the library holds the card.
struct Asking {
  bool even, inDoubt, known;
};

void print(const ShownCard& card, const MatchResult& result, const RemovedLight& taken,
           const Asking& asking) {
  if (!result.features) return;
  std::printf("%s %s %d %.4f %d %d", card.where.c_str(), card.key.c_str(),
              asking.known && result.nearest.front().key == card.key ? 1 : 0, result.lead,
              asking.even ? 1 : 0, asking.inDoubt ? 1 : 0);
  for (const double value : *result.features) std::printf(" %.4f", value);
  for (const double value : {taken.colour, taken.glare, taken.unevenGlare, taken.unevenGain})
    std::printf(" %.4f", value);
  for (const double value : result.printFit.value_or(PrintFit{})) std::printf(" %.4f", value);
  std::printf("\n");
}

}  // namespace

void printPairs(const ShownCard& card, const CardIndex& index, const CardView& view, bool known) {
  CardInquiry inquiry(index);
  const MatchResult seen = inquiry.ask(view);
  const bool inDoubt = !seen.card.maybe.empty();
  print(card, seen, {}, {false, inDoubt, known});
  if (const auto light = inBestLight(inquiry, closeUpOf(view), seen))
    print(card, light->result, light->taken, {true, inDoubt, known});
}

CardIndex without(const CardIndex& index, const std::vector<std::string>& keys) {
  std::vector<Reference> rest;
  index.eachReference([&](const Reference& reference) {
    if (std::find(keys.begin(), keys.end(), reference.key) == keys.end()) rest.push_back(reference);
  });
  return CardIndex(std::move(rest));
}

const CardIndex& Lacking::operator()(const std::string& key) {
  const auto known = one_.find(key);
  return known != one_.end() ? known->second : one_.emplace(key, without(all_, {key})).first->second;
}

}  // namespace lk::vision
