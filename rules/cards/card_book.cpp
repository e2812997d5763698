#include "rules/cards/card_book.h"

#include "rules/effects/operation.h"

namespace lk::rules {

CardBook::CardBook(std::string game, std::vector<CardDef> cards)
    : game_(std::move(game)), cards_(std::move(cards)) {
  actions_.reserve(cards_.size());
  kinds_.reserve(cards_.size());
  for (const CardDef& card : cards_) {
    actions_.push_back(compileEffect(card.effect, "", card.id).profile);
    kinds_.push_back(find(card.countsAs.empty() ? card.id : card.countsAs));
    std::vector<DeckCount>& deck = decks_.emplace_back();
    for (const DeckEntry& entry : card.deck) deck.push_back({find(entry.card), entry.count});
  }
}

CardId CardBook::find(std::string_view id) const {
  for (std::size_t i = 0; i < cards_.size(); ++i)
    if (cards_[i].id == id) return CardId(static_cast<std::uint16_t>(i + 1));
  return {};
}

}  // namespace lk::rules
