#include "rules/cards/card_book.h"

#include <algorithm>
#include <bit>
#include <cassert>

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

/// Returns a test for what has that name.
auto named(std::string_view name) {
  return [name](const auto& each) { return each.name == name; };
}

int placeOfType(const Language* language, const CardDef& card) {
  if (!language) return -1;
  const auto& types = language->cardTypes;
  const auto found = std::find_if(types.begin(), types.end(), named(card.type));
  return found == types.end() ? -1 : static_cast<int>(found - types.begin());
}

/// Returns one bit for each name in the field. Precondition: a field has no more than 32 names.
std::uint32_t namesIn(const CardDef& card, const CardFieldSpec& field) {
  assert(field.names.size() <= 32);
  std::uint32_t names = 0;
  for (std::size_t i = 0; i < field.names.size(); ++i)
    if (card.says(field.name, field.names[i])) names |= std::uint32_t{1} << i;
  return names;
}

int numberOf(const CardDef& card, const CardFieldSpec& field, std::uint32_t names) {
  if (field.kind == CardFieldKind::number) return card.figure(field.name);
  return names == 0 ? 0 : std::countr_zero(names);
}

}  // namespace

CardBook::CardBook(std::string game, std::vector<CardDef> cards, const Language* language)
    : game_(std::move(game)), cards_(std::move(cards)) {
  if (language)
    for (const CardTypeSpec& type : language->cardTypes) types_.push_back({.name = type.name});
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    const CardId card(static_cast<std::uint16_t>(i + 1));
    byId_.emplace(cards_[i].id, card);
    auto type = std::find_if(types_.begin(), types_.end(), named(cards_[i].type));
    if (type == types_.end()) type = types_.insert(type, {.name = cards_[i].type});
    type->cards.push_back(card);
    type->copies += cards_[i].copies;
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
    std::vector<std::uint32_t>& names = names_.emplace_back();
    if (type >= 0) {
      for (const CardFieldSpec& field : language->cardTypes[static_cast<std::size_t>(type)].fields) {
        names.push_back(namesIn(card, field));
        numbers.push_back(static_cast<std::int16_t>(numberOf(card, field, names.back())));
      }
    }
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
  // There are fewer than ten: comparing is faster than hashing.
  const auto found = std::find_if(types_.begin(), types_.end(), named(type));
  return found == types_.end() ? std::span<const CardId>() : std::span<const CardId>(found->cards);
}

}  // namespace lk::rules
