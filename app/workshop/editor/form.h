// A card as a form to fill in: rows with fields, made from the card and the tables of its game's language. No
// operation is known here.
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

/// A card that effects, decks and upgrades may name.
struct FormCard {
  std::string id;
  QString name;
  std::string type;
  std::string subtype;
};

/// What forms are made with.
struct FormContext {
  const rules::Game* game = nullptr;
  LanguageId languageId;        // of the form, not of the card
  std::vector<FormCard> cards;  // of the game, people's own among them

  [[nodiscard]] const rules::Language& language() const { return game->language(); }
  [[nodiscard]] EffectWording wording() const { return {game->id(), languageId}; }
  /// The card's name; the id itself when no card is called so.
  [[nodiscard]] QString cardName(std::string_view id) const;
};

struct FormChoice {
  std::string id;  // empty: leave it out
  QString name;
  bool chosen = false;  // where several may be
  friend bool operator==(const FormChoice&, const FormChoice&) = default;
};

/// Something to fill in.
struct FormField {
  enum class Kind : std::uint8_t { line, text, number, choice, several };
  /// What follows from a change: the parts of an operation, a test or a card depend on which it is.
  enum class Role : std::uint8_t { plain, operation, test, cardType };

  std::string path;
  Kind kind = Kind::line;
  Role role = Role::plain;
  QString label;
  Json value;                       // null when left out
  std::vector<FormChoice> choices;  // of a choice, or of several
  int least = 0;                    // of a number
  int most = 0;
  friend bool operator==(const FormField&, const FormField&) = default;
};

struct FormRow {
  enum class Kind : std::uint8_t {
    section,  // a heading
    fields,   // of the card itself
    item,     // one of a list: an ability, an operation, an option, a card of a deck
    list,     // the heading of a list inside an item
    add       // what may be added to the list at `path`
  };

  Kind kind = Kind::fields;
  std::string path;
  int depth = 0;
  QString label;
  std::vector<FormField> fields;
  std::vector<FormChoice> choices;  // of `add`
  bool canRise = false;             // of an item: change places with the one before
  bool canSink = false;
  friend bool operator==(const FormRow&, const FormRow&) = default;
};

/// The languages whose texts a card's form asks for: English, that of the form, and what the card speaks
/// besides.
std::vector<LanguageId> languagesOf(const Json& card, const FormContext& context);

/// The whole form of a card, in the order in which it is filled in.
std::vector<FormRow> formOf(const Json& card, const FormContext& context);

/// The field at a path, or nullptr.
const FormField* fieldAt(const std::vector<FormRow>& form, std::string_view path);

}  // namespace lk::app
