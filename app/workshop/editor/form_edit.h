// The changes that a form makes to a card. Cards are values: every change returns a new one.
#pragma once

#include <string>
#include <string_view>

#include "app/workshop/editor/form.h"

namespace lk::app {

/// Returns a card of a type with a valid value in every field of the type and no effect. Precondition: `type`
/// is one of the language's types.
Json newCard(std::string_view type, const FormContext& context);

/// Returns the card with `value` in a field of its form. A null value removes the field. A new operation or
/// test keeps the fitting fields of the old one; a new type keeps those of the card.
Json withValue(const Json& card, const FormField& field, Json value, const FormContext& context);

/// Returns the card with one more item, valid by itself, at the end of the list `list`. `what` is the chosen
/// option of the list's `add` row.
Json withAdded(const Json& card, std::string_view list, std::string_view what, const FormContext& context);
/// Returns the card without the item at `path`. A list that becomes empty is removed if it is optional.
Json withoutItem(const Json& card, std::string_view path, const FormContext& context);
/// Returns the card with the item at `path` moved by -1 or 1 in its list; unchanged if there is no such
/// position.
Json withMoved(const Json& card, std::string_view path, int by);

/// Returns the card with its members in the order used in pack files.
Json inOrder(const Json& card, const rules::Language& language);

}  // namespace lk::app
