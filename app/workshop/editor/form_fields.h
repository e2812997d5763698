// The fields of operations, tests and card types, each by its row in the language's tables. Private to
// app/workshop/editor.
#pragma once

#include "app/workshop/editor/form.h"
#include "rules/effects/standing.h"

namespace lk::app {

/// Fields of everything in a table that is neither a list of operations nor of options; a test brings its own
/// fields with it. `json` is the operation or test, `path` its place.
std::vector<FormField> parameterFields(const Json& json, const std::string& path,
                                       std::span<const rules::ParameterSpec> table, rules::Standing here,
                                       const FormContext& context);

/// The choice of a test at `path`, and the fields of the one chosen. A test that is not required may be left
/// out.
std::vector<FormField> testFields(const Json& test, const std::string& path, QString label, bool required,
                                  rules::Standing here, const FormContext& context);

/// The fields a card's type adds, without its deck.
std::vector<FormField> typeFields(const Json& card, std::span<const rules::CardFieldSpec> table,
                                  const FormContext& context);

/// All cards of a type to choose from.
std::vector<FormChoice> cardsOfType(std::string_view type, const FormContext& context);

FormField lineField(const Json& card, std::string_view name, const FormContext& context);

}  // namespace lk::app
