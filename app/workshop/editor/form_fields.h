// The fields of operations, tests and card types, from the rows of the language's tables. Private to
// app/workshop/editor.
#pragma once

#include "app/workshop/editor/form_field.h"
#include "rules/effects/standing.h"

namespace lk::app {

/// Returns the fields for all parameters of a table except lists of operations and of options; a test
/// includes its own fields. `json` is the operation or test, `path` its path.
std::vector<FormField> parameterFields(const Json& json, const std::string& path,
                                       std::span<const rules::ParameterSpec> table, rules::Standing here,
                                       const FormContext& context);

/// Returns the choice of the test at `path`, and the fields of the chosen test. An optional test can be left
/// out.
std::vector<FormField> testFields(const Json& test, const std::string& path, QString label, bool required,
                                  rules::Standing here, const FormContext& context);

/// Returns the fields of a card type, without its deck.
std::vector<FormField> typeFields(const Json& card, std::span<const rules::CardFieldSpec> table,
                                  const FormContext& context);

/// Returns all cards of a type as choices.
std::vector<FormChoice> cardsOfType(std::string_view type, const FormContext& context);

FormField lineField(const Json& card, std::string_view name, const FormContext& context);

}  // namespace lk::app
