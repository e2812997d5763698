// A field of a card's form, and what forms are generated from.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <QString>

#include "app/phrases/effects/effect_names.h"
#include "rules/referee/game.h"
#include "rules/text/json.h"
#include "rules/text/language_id.h"

namespace lk::app {

/// A card that effects, decks and upgrades can refer to.
struct FormCard {
  std::string id;
  QString name;
  std::string type;
  std::string subtype;
};

/// The game, the language and the cards that a form is generated for.
struct FormContext {
  const rules::Game* game = nullptr;
  LanguageId languageId;        // of the form, not of the card
  std::vector<FormCard> cards;  // of the game, including people's own

  [[nodiscard]] const rules::Language& language() const { return game->language(); }
  [[nodiscard]] EffectWording wording() const { return {game->id(), languageId}; }
  /// Returns the card's name; the id itself for an unknown card.
  [[nodiscard]] QString cardName(std::string_view id) const;
};

struct FormChoice {
  std::string id;  // empty: leave the field out
  QString name;
  bool chosen = false;  // for fields with several choices
  friend bool operator==(const FormChoice&, const FormChoice&) = default;
};

/// An input field.
struct FormField {
  enum class Kind : std::uint8_t { line, text, number, choice, several };
  /// What a change affects: the parts of an operation, a test or a card depend on its kind.
  enum class Role : std::uint8_t { plain, operation, test, cardType };

  std::string path;
  Kind kind = Kind::line;
  Role role = Role::plain;
  QString label;
  Json value;                       // null if left out
  std::vector<FormChoice> choices;  // for choice and several
  int least = 0;                    // for number
  int most = 0;
  friend bool operator==(const FormField&, const FormField&) = default;
};

}  // namespace lk::app
