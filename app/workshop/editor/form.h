// A card as a form: rows with fields, generated from the card and the tables of its game's language. This
// code knows no particular operation.
#pragma once

#include <cstdint>
#include <functional>
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

struct FormRow {
  enum class Kind : std::uint8_t {
    section,  // a heading
    fields,   // fields of the card itself
    item,     // an item of a list: an ability, an operation, an option, a card of a deck
    list,     // the heading of a list inside an item
    add       // choices to add to the list at `path`
  };

  Kind kind = Kind::fields;
  std::string path;
  int depth = 0;
  QString label;
  std::vector<FormField> fields;
  std::vector<FormChoice> choices;  // for `add`
  bool canRise = false;             // for an item: it can be moved up, or down
  bool canSink = false;
  friend bool operator==(const FormRow&, const FormRow&) = default;
};

/// Returns the languages of the texts in a card's form: English, the form's language, and the other languages
/// the card has texts in.
std::vector<LanguageId> languagesOf(const Json& card, const FormContext& context);

/// Returns the complete form of a card, in the order in which it is filled in.
std::vector<FormRow> formOf(const Json& card, const FormContext& context);

/// Returns the field at a path; nullptr if there is none.
const FormField* fieldAt(const std::vector<FormRow>& form, std::string_view path);

}  // namespace lk::app
