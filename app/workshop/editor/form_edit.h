// What filling in a form does to the card. Cards are values: every change makes a new one.
#pragma once

#include <string>
#include <string_view>

#include "app/workshop/editor/form.h"

namespace lk::app {

/// A card of a type with a sound value in every field its type has. It does nothing yet. `type` is one of the
/// language's.
Json newCard(std::string_view type, const FormContext& context);

/// The card with `value` in a field of its form. A null value leaves the field out. A new operation or test
/// keeps of the old one's fields what fits it, a new type of the card's.
Json withValue(const Json& card, const FormField& field, Json value, const FormContext& context);

/// The card with one item more, sound by itself, at the end of the list at `list`: what an `add` row's choice
/// `what` stands for.
Json withAdded(const Json& card, std::string_view list, std::string_view what, const FormContext& context);
/// The card without the item at `path`. Where the list may be left out, an empty one is.
Json withoutItem(const Json& card, std::string_view path, const FormContext& context);
/// The card with the item at `path` moved by -1 or 1 in its list; unchanged when there is no such place.
Json withMoved(const Json& card, std::string_view path, int by);

/// The same card with its members in the order in which packs write them.
Json inOrder(const Json& card, const rules::Language& language);

}  // namespace lk::app
