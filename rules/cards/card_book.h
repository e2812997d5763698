// The kinds of cards a game knows, as data: names, texts and effects made of named operations.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/ids.h"
#include "rules/effects/action_profile.h"
#include "rules/text/json.h"

namespace lk::rules {

struct DeckEntry {
  std::string card;
  int count = 0;
};

/// A deck entry, resolved.
struct DeckCount {
  CardId card;
  int count = 0;
};

/// One kind of card, as its pack describes it.
struct CardDef {
  std::string id;        // unique in its pack
  std::string name;      // English
  std::string nameZh;    // Simplified Chinese
  std::string type;      // action, class, power, location, upgrade, wish, ...
  std::string subtype;   // "" where the type has none
  std::string kind;      // aggressive, defensive or changes; print only
  std::string countsAs;  // id of the card it is a variant of, or ""
  std::string text;
  std::string textZh;
  std::string origin;  // rulebook or house
  int copies = 1;
  std::vector<DeckEntry> deck;  // classes only
  Json effect;                  // list of abilities, checked by the operations' field tables
  Json means;  // choices only: list of events without seat, what laying the card down can say
};

/// An immutable collection of card kinds. CardId n is the n-th card, counted from 1.
class CardBook {
 public:
  CardBook() = default;
  /// Precondition: ids are unique (the pack reader checks).
  CardBook(std::string game, std::vector<CardDef> cards);

  [[nodiscard]] const std::string& game() const { return game_; }
  [[nodiscard]] const std::vector<CardDef>& cards() const { return cards_; }
  /// The card called `id` (without its game), or no card.
  [[nodiscard]] CardId find(std::string_view id) const;
  /// Precondition: card.known().
  [[nodiscard]] const CardDef& operator[](CardId card) const { return cards_[card.place() - 1u]; }
  /// The card's effect as a duel reads it. Precondition: card.known().
  [[nodiscard]] const ActionProfile& action(CardId card) const { return actions_[card.place() - 1u]; }
  /// The card this one counts as: itself unless it is a variant. Precondition: card.known().
  [[nodiscard]] CardId kindOf(CardId card) const { return kinds_[card.place() - 1u]; }
  /// The deck of a class; empty for other cards. Precondition: card.known().
  [[nodiscard]] const std::vector<DeckCount>& deck(CardId card) const { return decks_[card.place() - 1u]; }

 private:
  std::string game_;
  std::vector<CardDef> cards_;
  std::vector<ActionProfile> actions_;
  std::vector<CardId> kinds_;
  std::vector<std::vector<DeckCount>> decks_;
};

}  // namespace lk::rules
