#include "app/session/table/held_changes.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lk::app {

namespace {

bool isGone(const vision::Change& change) {
  return std::holds_alternative<vision::CardGone>(change);
}

bool isOfCard(const vision::Change& change) {
  return isGone(change) || std::holds_alternative<vision::CardAppeared>(change) ||
         std::holds_alternative<vision::CardChanged>(change);
}

}  // namespace

std::vector<vision::Change> HeldChanges::due(std::vector<vision::Change> changes, bool astray,
                                             const std::vector<vision::StableCard>& cards) {
  if (astray) {
    std::copy_if(changes.begin(), changes.end(), std::back_inserter(held_), isOfCard);
    std::erase_if(changes, isOfCard);
    return changes;
  }
  if (held_.empty()) return changes;
  std::vector<vision::Change> due;
  for (vision::Change& change : std::exchange(held_, {})) {
    if (isGone(change)) {
      due.push_back(std::move(change));
      continue;
    }
    const auto* appeared = std::get_if<vision::CardAppeared>(&change);
    const int id = appeared ? appeared->card.id : std::get<vision::CardChanged>(change).card.id;
    for (const vision::StableCard& card : cards)
      if (card.id == id) due.push_back(vision::CardChanged{card});
  }
  std::move(changes.begin(), changes.end(), std::back_inserter(due));
  std::stable_partition(due.begin(), due.end(), isGone);
  return due;
}

}  // namespace lk::app
