// Creates valid operations, tests, options and field values. Private to app/workshop/editor.
#pragma once

#include "app/workshop/editor/form.h"
#include "rules/effects/standing.h"

namespace lk::app {

/// Returns what is known at a position in a card's effect.
rules::Standing standingAt(const Json& card, std::string_view path, const rules::Language& language);

/// Returns a new operation, with the values of the replaced one, `former`, that fit it.
Json newOperation(std::string_view name, const Json& former, rules::Standing here,
                  const FormContext& context);
Json newTest(std::string_view name, const Json& former, rules::Standing here, const FormContext& context);
/// Returns a new option with an id that none of `others` has.
Json newOption(const Json::Array& others, LanguageId language);
/// Returns a value for a field of a card type; `former` if it fits.
Json typeValue(const rules::CardFieldSpec& spec, const Json& former, const FormContext& context);

}  // namespace lk::app
