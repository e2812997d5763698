#include "app/workshop/editor/form_edit.h"

#include <algorithm>

#include "app/workshop/editor/card_path.h"
#include "app/workshop/editor/form_defaults.h"
#include "rules/text/wording.h"

namespace lk::app {

namespace {

std::span<const rules::CardFieldSpec> tableOf(std::string_view type, const rules::Language& language) {
  for (const rules::CardTypeSpec& spec : language.cardTypes)
    if (spec.name == type) return spec.fields;
  return {};
}

/// Returns the card with another type, with the fields that both types have.
Json withType(const Json& card, const std::string& type, const FormContext& context) {
  Json out = card;
  for (const rules::CardFieldSpec& field : tableOf(card["type"].asString(), context.language()))
    out.erase(field.name);
  out.set("type", type);
  for (const rules::CardFieldSpec& field : tableOf(type, context.language()))
    if (Json value = typeValue(field, card[field.name], context); !value.isNull())
      out.set(field.name, std::move(value));
  return inOrder(out, context.language());
}

void setOrErase(Json& object, std::string_view name, Json value) {
  if (value.isNull())
    object.erase(name);
  else
    object.set(name, std::move(value));
}

/// Replaces a whole operation or test by a new one.
Json withWord(const Json& card, const FormField& field, const std::string& word, const FormContext& context) {
  const std::string_view place = parentOf(field.path);
  const rules::Standing here = standingAt(card, parentOf(place), context.language());
  if (field.role == FormField::Role::operation)
    return changedAt(card, place, [&](Json& json) { json = newOperation(word, Json(json), here, context); });
  return changedAt(card, parentOf(place), [&](Json& owner) {
    const std::string_view name = lastOf(place);
    setOrErase(owner, name, word.empty() ? Json() : newTest(word, Json(owner[name]), here, context));
  });
}

/// Returns whether an empty list can be left out: `otherwise` of an operation.
bool mayBeLeftOut(const Json& card, std::string_view list, const rules::Language& language) {
  const std::string& name = valueAt(card, parentOf(list))["op"].asString();
  for (const rules::Operation& operation : language.operations)
    if (operation.name == name)
      for (const rules::ParameterSpec& field : operation.parameters)
        if (field.name == lastOf(list)) return !field.required;
  return false;
}

Json newItem(const Json& card, std::string_view list, std::string_view what, const FormContext& context) {
  if (list == "effect") return Json::object({{"on", what}, {"do", Json::array()}});
  if (valueAt(card, parentOf(list)).isObject() && lastOf(list) == "options")
    return newOption(valueAt(card, list).items(), context.languageId);
  const auto table = tableOf(card["type"].asString(), context.language());
  const bool deck = std::any_of(table.begin(), table.end(), [&](const auto& field) {
    return field.kind == rules::CardFieldKind::deck && field.name == list;
  });
  if (deck) return Json::object({{"card", what}, {"count", 1}});
  return newOperation(what, {}, standingAt(card, parentOf(list), context.language()), context);
}

/// Returns the index of an item in its list; -1 if there is no such item.
std::ptrdiff_t itemPlace(const Json& card, std::string_view path) {
  const Json::Array& items = valueAt(card, parentOf(path)).items();
  for (std::size_t i = 0; i < items.size(); ++i)
    if (std::to_string(i) == lastOf(path)) return static_cast<std::ptrdiff_t>(i);
  return -1;
}

Json withItems(const Json& card, std::string_view list, Json::Array items) {
  return changedAt(card, list, [&](Json& json) { json = Json(std::move(items)); });
}

}  // namespace

Json newCard(std::string_view type, const FormContext& context) {
  Json card = Json::object({{"id", ""},
                            {"name", ""},
                            {"type", type},
                            {"origin", "own"},
                            {"copies", 1},
                            {"text", ""},
                            {"effect", Json::array()}});
  for (const char* field : {"name", "text"}) card.set(fieldIn(field, context.languageId), "");
  return withType(card, std::string(type), context);
}

Json withValue(const Json& card, const FormField& field, Json value, const FormContext& context) {
  if (field.role == FormField::Role::cardType) return withType(card, value.asString(), context);
  if (field.role != FormField::Role::plain) return withWord(card, field, value.asString(), context);
  const std::string_view name = lastOf(field.path);
  return changedAt(card, parentOf(field.path),
                   [&](Json& owner) { setOrErase(owner, name, std::move(value)); });
}

Json withAdded(const Json& card, std::string_view list, std::string_view what, const FormContext& context) {
  Json::Array items = valueAt(card, list).items();
  items.push_back(newItem(card, list, what, context));
  return withItems(card, list, std::move(items));
}

Json withoutItem(const Json& card, std::string_view path, const FormContext& context) {
  const std::ptrdiff_t place = itemPlace(card, path);
  if (place < 0) return card;
  const std::string_view list = parentOf(path);
  Json::Array items = valueAt(card, list).items();
  items.erase(items.begin() + place);
  if (!items.empty() || !mayBeLeftOut(card, list, context.language()))
    return withItems(card, list, std::move(items));
  return changedAt(card, parentOf(list), [&](Json& owner) { owner.erase(lastOf(list)); });
}

Json withMoved(const Json& card, std::string_view path, int by) {
  const std::ptrdiff_t place = itemPlace(card, path);
  Json::Array items = valueAt(card, parentOf(path)).items();
  const std::ptrdiff_t to = place + by;
  if (place < 0 || to < 0 || to >= static_cast<std::ptrdiff_t>(items.size())) return card;
  std::swap(items[static_cast<std::size_t>(place)], items[static_cast<std::size_t>(to)]);
  return withItems(card, parentOf(path), std::move(items));
}

}  // namespace lk::app
