// New operations, tests, options and the fields of new cards, each sound by itself. Private to
// app/workshop/editor.
#pragma once

#include "app/workshop/editor/form.h"
#include "rules/effects/standing.h"

namespace lk::app {

/// What is known at a place in a card's effect.
rules::Standing standingAt(const Json& card, std::string_view path, const rules::Language& language);

/// An operation by its name, with what fits of another one that it takes the place of.
Json newOperation(std::string_view name, const Json& former, rules::Standing here,
                  const FormContext& context);
Json newTest(std::string_view name, const Json& former, rules::Standing here, const FormContext& context);
/// A way to choose, whose id none of `others` has.
Json newOption(const Json::Array& others, LanguageId language);
/// A value for a field of a card's type, `former` if that fits.
Json typeValue(const rules::CardFieldSpec& spec, const Json& former, const FormContext& context);

}  // namespace lk::app
