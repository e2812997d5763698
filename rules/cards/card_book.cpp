#include "rules/cards/card_book.h"

#include <algorithm>

#include "rules/effects/compile.h"
#include "rules/effects/language.h"

namespace lk::rules {

int CardDef::figure(std::string_view field) const {
  const auto found =
      std::find_if(figures.begin(), figures.end(), [&](const CardFigure& f) { return f.field == field; });
  return found == figures.end() ? 0 : found->value;
}

bool CardDef::says(std::string_view field, std::string_view word) const {
  return std::any_of(words.begin(), words.end(), [&](const CardWords& w) {
    return w.field == field && std::find(w.words.begin(), w.words.end(), word) != w.words.end();
  });
}

namespace {

int placeOfType(const Language* language, const CardDef& card) {
  if (!language) return -1;
  const auto& types = language->cardTypes;
  const auto found = std::find_if(types.begin(), types.end(),
                                  [&](const CardTypeSpec& type) { return type.name == card.type; });
  return found == types.end() ? -1 : static_cast<int>(found - types.begin());
}

int numberOf(const CardDef& card, const CardFieldSpec& field) {
  if (field.kind == CardFieldKind::number) return card.figure(field.name);
  for (std::size_t i = 0; i < field.names.size(); ++i)
    if (card.says(field.name, field.names[i])) return static_cast<int>(i);
  return 0;
}

}  // namespace

CardBook::CardBook(std::string game, std::vector<CardDef> cards, const Language* language)
    : game_(std::move(game)), cards_(std::move(cards)) {
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    const CardId card(static_cast<std::uint16_t>(i + 1));
    byId_.emplace(cards_[i].id, card);
    if (!findType(cards_[i].type)) types_.push_back({.name = cards_[i].type});
    for (Type& type : types_) {
      if (type.name != cards_[i].type) continue;
      type.cards.push_back(card);
      type.copies += cards_[i].copies;
    }
  }
  const CompileContext context{
      .language = language,
      .find =
          [this](std::string_view id) {
            const CardId card = find(id);
            return card.known() ? CardName{card, (*this)[card].type, (*this)[card].subtype} : CardName{};
          },
      .file = ""};
  for (const CardDef& card : cards_) {
    programs_.push_back(compileEffect(card.effect, card.needs, card.id, card.type, context).program);
    const int type = typePlaces_.emplace_back(placeOfType(language, card));
    std::vector<std::int16_t>& numbers = numbers_.emplace_back();
    if (type >= 0)
      for (const CardFieldSpec& field : language->cardTypes[static_cast<std::size_t>(type)].fields)
        numbers.push_back(static_cast<std::int16_t>(numberOf(card, field)));
    kinds_.push_back(find(card.countsAs.empty() ? card.id : card.countsAs));
    replaced_.push_back(find(card.replaces));
    std::vector<DeckCount>& deck = decks_.emplace_back();
    for (const DeckEntry& entry : card.deck) deck.push_back({find(entry.card), entry.count});
  }
}

CardId CardBook::find(std::string_view id) const {
  const auto found = byId_.find(id);
  return found == byId_.end() ? CardId() : found->second;
}

std::span<const CardId> CardBook::ofType(std::string_view type) const {
  const Type* found = findType(type);
  return found ? std::span<const CardId>(found->cards) : std::span<const CardId>();
}

int CardBook::copiesOfType(std::string_view type) const {
  const Type* found = findType(type);
  return found ? found->copies : 0;
}

const CardBook::Type* CardBook::findType(std::string_view name) const {
  // There are fewer than ten: comparing is faster than hashing.
  const auto found =
      std::find_if(types_.begin(), types_.end(), [&](const Type& type) { return type.name == name; });
  return found == types_.end() ? nullptr : &*found;
}

}  // namespace lk::rules
