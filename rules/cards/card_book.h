// The kinds of cards in a game, as data: names, texts and effects made of named operations.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <vector>

#include "rules/core/ids.h"
#include "rules/effects/program.h"
#include "rules/text/json.h"
#include "rules/text/wording.h"

namespace lk::rules {

struct Language;

struct DeckEntry {
  std::string card;
  int count = 0;
};

/// A deck entry whose card id has been resolved.
struct DeckCount {
  CardId card;
  int count = 0;
};

/// A number, or a list of names, in one field of a card. `field` has static storage in its game's field
/// tables.
struct CardFigure {
  std::string_view field;
  int value = 0;
};
/// The names in one field of a card. `field` has static storage like that of CardFigure.
struct CardWords {
  std::string_view field;
  std::vector<std::string> words;
};

/// One kind of card, as its pack describes it.
struct CardDef {
  std::string id;  // unique in its pack
  Wording name;
  std::string type;      // one of its game's card types
  std::string subtype;   // "" if the type has none
  std::string kind;      // "" if the type has none; print only
  std::string countsAs;  // id of the card it is a variant of, or ""
  std::string replaces;  // upgrades: id of the card they are laid over, or ""
  Wording text;
  std::string pack;        // name of its pack
  std::string origin;      // rulebook, house or own
  std::string nameOrigin;  // origin of its name, if different; else ""
  std::string picture;     // print only: "charge:star", "data:image/jpeg;base64,...", or "" for the default
  int copies = 1;
  std::vector<CardFigure> figures;  // its numeric fields
  std::vector<CardWords> words;     // its named fields, subtype and kind among them
  std::vector<DeckEntry> deck;
  Json needs;   // a test that must hold before the card is played, or null
  Json effect;  // list of abilities, checked against the operations' field tables
  Json means;   // choice cards only: events without a seat that laying the card down can say

  /// Returns the number in a field; 0 if the card has none.
  [[nodiscard]] int figure(std::string_view field) const;
  /// Returns whether one of the names in a field is `word`.
  [[nodiscard]] bool says(std::string_view field, std::string_view word) const;
};

/// An immutable collection of card kinds. CardId n is the n-th card, counted from 1.
class CardBook {
 public:
  CardBook() = default;
  // Not copyable: its indexes point into its cards.
  CardBook(CardBook&&) = default;
  CardBook& operator=(CardBook&&) = default;
  /// Precondition: ids are unique and the effects fit the language (checked by the pack reader). Without a
  /// language no card has an effect.
  CardBook(std::string game, std::vector<CardDef> cards, const Language* language);

  [[nodiscard]] const std::string& game() const { return game_; }
  [[nodiscard]] const std::vector<CardDef>& cards() const { return cards_; }
  /// Returns the card with that id (without its game), or no card.
  [[nodiscard]] CardId find(std::string_view id) const;
  /// Returns all cards of a type, in the order of the pack.
  [[nodiscard]] std::span<const CardId> ofType(std::string_view type) const;
  [[nodiscard]] bool is(CardId card, std::string_view type) const {
    return card.known() && (*this)[card].type == type;
  }
  // The same by a game's enum of the card types of its language; faster. Precondition: the book was read with
  // this language.
  template <class CardType>
  requires std::is_enum_v<CardType>
  [[nodiscard]] std::span<const CardId> ofType(CardType type) const {
    return types_[static_cast<std::size_t>(type)].cards;
  }
  template <class CardType>
  requires std::is_enum_v<CardType>
  [[nodiscard]] bool is(CardId card, CardType type) const {
    return card.known() && typePlace(card) == static_cast<int>(type);
  }
  /// Returns how many copies there are of all cards of a type together.
  template <class CardType>
  requires std::is_enum_v<CardType>
  [[nodiscard]] int copiesOfType(CardType type) const {
    return types_[static_cast<std::size_t>(type)].copies;
  }
  /// Precondition of all functions below: card.known().
  [[nodiscard]] const CardDef& operator[](CardId card) const { return cards_[card.place() - 1u]; }
  /// Returns the card's compiled effect.
  [[nodiscard]] const Program& program(CardId card) const { return programs_[card.place() - 1u]; }
  /// Returns the index of its type in the language; -1 without a language.
  [[nodiscard]] int typePlace(CardId card) const { return typePlaces_[card.place() - 1u]; }
  /// Returns the field with index `field` of its type as a number. For names, this is the index of its first
  /// word among the field's names. Returns 0 if the card does not have the field. Fast: a look-up in a
  /// vector.
  [[nodiscard]] int number(CardId card, std::size_t field) const {
    const std::vector<std::int16_t>& all = numbers_[card.place() - 1u];
    return field < all.size() ? all[field] : 0;
  }
  /// Returns whether the field with index `field` of its type contains the name with index `name` of the
  /// field.
  [[nodiscard]] bool has(CardId card, std::size_t field, std::size_t name) const {
    const std::vector<std::uint32_t>& all = names_[card.place() - 1u];
    return field < all.size() && (all[field] >> name & 1u) != 0;
  }
  /// Returns the card this one counts as: itself unless it is a variant.
  [[nodiscard]] CardId kindOf(CardId card) const { return kinds_[card.place() - 1u]; }
  /// Returns the card an upgrade is laid over; no card for other cards.
  [[nodiscard]] CardId replaces(CardId card) const { return replaced_[card.place() - 1u]; }
  /// Returns the deck of a class; empty for other cards.
  [[nodiscard]] const std::vector<DeckCount>& deck(CardId card) const { return decks_[card.place() - 1u]; }

 private:
  std::string game_;
  std::vector<CardDef> cards_;
  std::unordered_map<std::string_view, CardId> byId_;  // keys point into cards_
  struct Type {
    std::string_view name;
    std::vector<CardId> cards;
    int copies = 0;
  };
  std::vector<Type> types_;  // those of the language, in its order; without a language those of the cards
  std::vector<Program> programs_;
  std::vector<int> typePlaces_;
  std::vector<std::vector<std::int16_t>> numbers_;
  std::vector<std::vector<std::uint32_t>> names_;  // one bit per name of the field
  std::vector<CardId> kinds_;
  std::vector<CardId> replaced_;
  std::vector<std::vector<DeckCount>> decks_;
};

}  // namespace lk::rules
