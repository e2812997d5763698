#include "rules/cards/card_book.h"

namespace lk::rules {

CardBook::CardBook(std::string game, std::vector<CardDef> cards) : game_(std::move(game)), cards_(std::move(cards)) {}

CardId CardBook::find(std::string_view id) const {
  for (std::size_t i = 0; i < cards_.size(); ++i)
    if (cards_[i].id == id) return CardId(static_cast<std::uint16_t>(i + 1));
  return {};
}

}  // namespace lk::rules
