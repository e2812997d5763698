#include <algorithm>

#include "app/workshop/editor/form_edit.h"
#include "rules/text/wording.h"

namespace lk::app {

namespace {

using rules::Language;
using rules::ParameterSpec;
using rules::ValueKind;

Json operationsInOrder(const Json& list, const Language& language);

/// Writes the named members in this order, each in its own form, then all others in their old order.
class Ordered {
 public:
  explicit Ordered(const Json& from) : from_(from) {}
  void take(std::string_view name) {
    if (const Json* value = from_.find(name)) take(name, *value);
  }
  void take(std::string_view name, Json value) {
    if (from_.find(name) && !out_.find(name)) out_.set(name, std::move(value));
  }
  /// A text in every language, English first.
  void takeWording(std::string_view name) {
    take(name);
    for (const auto& [its, value] : from_.members())
      if (translationIn(its, name)) take(its, value);
  }
  Json rest() {
    for (const auto& [name, value] : from_.members())
      if (!out_.find(name)) out_.set(name, value);
    return std::move(out_);
  }

 private:
  const Json& from_;
  Json out_ = Json::object();
};

Json testInOrder(const Json& test, const Language& language) {
  if (!test.isObject()) return test;
  Ordered out(test);
  out.take("test");
  for (const rules::TestWord& word : language.tests)
    if (word.name == test["test"].asString())
      for (const ParameterSpec& field : word.parameters) out.take(field.name);
  return out.rest();
}

Json optionsInOrder(const Json& list, const Language& language) {
  Json::Array items;
  for (const Json& option : list.items()) {
    Ordered out(option);
    out.take("id");
    out.takeWording("label");
    out.take("when", testInOrder(option["when"], language));
    out.take("do", operationsInOrder(option["do"], language));
    items.push_back(option.isObject() ? out.rest() : option);
  }
  return list.isArray() ? Json(std::move(items)) : list;
}

Json fieldInOrder(const Json& value, ValueKind kind, const Language& language) {
  if (kind == ValueKind::test) return testInOrder(value, language);
  if (kind == ValueKind::options) return optionsInOrder(value, language);
  if (kind == ValueKind::operations || kind == ValueKind::otherwise)
    return operationsInOrder(value, language);
  return value;
}

Json operationInOrder(const Json& json, const Language& language) {
  if (!json.isObject()) return json;
  Ordered out(json);
  out.take("op");
  for (const rules::Operation& operation : language.operations)
    if (operation.name == json["op"].asString())
      for (const ParameterSpec& field : operation.parameters)
        out.take(field.name, fieldInOrder(json[field.name], field.kind, language));
  return out.rest();
}

Json operationsInOrder(const Json& list, const Language& language) {
  if (!list.isArray()) return list;
  Json::Array items;
  for (const Json& operation : list.items()) items.push_back(operationInOrder(operation, language));
  return Json(std::move(items));
}

Json effectInOrder(const Json& effect, const Language& language) {
  if (!effect.isArray()) return effect;
  Json::Array items;
  for (const Json& ability : effect.items()) {
    Ordered out(ability);
    out.take("on");
    out.take("do", operationsInOrder(ability["do"], language));
    items.push_back(ability.isObject() ? out.rest() : ability);
  }
  return Json(std::move(items));
}

/// Returns whether a field is written on lines of its own, after the texts.
bool isLong(rules::CardFieldKind kind) {
  return kind == rules::CardFieldKind::deck || kind == rules::CardFieldKind::events;
}

}  // namespace

Json inOrder(const Json& card, const Language& language) {
  std::span<const rules::CardFieldSpec> table;
  for (const rules::CardTypeSpec& spec : language.cardTypes)
    if (spec.name == card["type"].asString()) table = spec.fields;
  Ordered out(card);
  out.take("id");
  out.takeWording("name");
  for (const std::string_view name : {"name_origin", "type"}) out.take(name);
  for (const rules::CardFieldSpec& field : table)
    if (field.kind == rules::CardFieldKind::test)
      out.take(field.name, testInOrder(card[field.name], language));
    else if (!isLong(field.kind))
      out.take(field.name);
  for (const std::string_view name : {"origin", "copies"}) out.take(name);
  out.takeWording("text");
  for (const rules::CardFieldSpec& field : table)
    if (isLong(field.kind)) out.take(field.name);
  out.take("effect", effectInOrder(card["effect"], language));
  return out.rest();
}

}  // namespace lk::app
