// A card as a form: rows with fields, generated from the card and the tables of its game's language. This
// code knows no particular operation.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <QString>

#include "app/workshop/editor/form_field.h"

namespace lk::app {

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
