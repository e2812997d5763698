#include "app/session/watch/expected_cards.h"

#include <algorithm>
#include <utility>

#include "app/kit/references.h"
#include "rules/referee/box.h"

namespace lk::app {

namespace {

using rules::CardBook;
using rules::CardId;

std::vector<CardId> takenOut(const rules::BoxList& box) {
  std::vector<CardId> cards;
  for (const rules::BoxPart& part : box.parts)
    for (const rules::DeckCount& each : part.cards) cards.push_back(each.card);
  return cards;
}

}  // namespace

vision::CanBeThere cardsOfNight(const GameKit& kit, const rules::Event& setup) {
  std::vector<CardId> taken = takenOut(rules::takeOut(*kit.game, setup, kit.cards));
  if (taken.empty()) return {};
  return [taken = std::move(taken), game = kit.game->id(), &cards = kit.cards](const std::string& key) {
    const KeyParts parts = partsOfKey(key);
    if (!parts.game.empty() && parts.game != game) return false;
    const CardId card = cards.find(parts.card);
    if (!card.known()) return true;
    const auto ofItsType = [&](CardId each) { return cards[each].type == cards[card].type; };
    return std::find(taken.begin(), taken.end(), card) != taken.end() ||
           std::none_of(taken.begin(), taken.end(), ofItsType);
  };
}

}  // namespace lk::app
