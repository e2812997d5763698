#include "app/workshop/editor/form_defaults.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/phrases/translated.h"
#include "app/workshop/editor/card_path.h"
#include "app/workshop/editor/form_fields.h"
#include "rules/text/wording.h"

namespace lk::app {

namespace {

using rules::ParameterSpec;
using rules::Standing;
using rules::ValueKind;

bool isList(ValueKind kind) {
  return kind == ValueKind::operations || kind == ValueKind::otherwise || kind == ValueKind::options;
}

bool offers(const FormField& field, const Json& value) {
  return std::any_of(field.choices.begin(), field.choices.end(),
                     [&](const FormChoice& choice) { return choice.id == value.asString(); });
}

bool fits(const FormField& field, const Json& value) {
  switch (field.kind) {
    case FormField::Kind::number:
      return value.isInt() && value.asInt() >= field.least && value.asInt() <= field.most;
    case FormField::Kind::choice:
      return value.isString() && offers(field, value);
    case FormField::Kind::several:
      return value.isArray() && !value.items().empty() &&
             std::all_of(value.items().begin(), value.items().end(),
                         [&](const Json& item) { return offers(field, item); });
    default:
      return value.isString();
  }
}

/// Returns the former value if it fits, otherwise the first one that does.
Json valueFor(const FormField& field, const Json& former) {
  if (fits(field, former)) return former;
  switch (field.kind) {
    case FormField::Kind::number:
      return Json(std::clamp(1, field.least, field.most));
    case FormField::Kind::choice:
      return Json(field.choices.empty() ? std::string() : field.choices.front().id);
    case FormField::Kind::several:
      return field.choices.empty() ? Json::array() : Json::array({field.choices.front().id});
    default:
      return Json("");
  }
}

/// Returns a list of this kind from the former operation, whatever its name there.
Json formerList(ValueKind kind, const Json& former, const rules::Language& language) {
  for (const rules::Operation& operation : language.operations) {
    if (operation.name != former["op"].asString()) continue;
    for (const ParameterSpec& field : operation.parameters)
      if (field.kind == kind && former[field.name].isArray()) return former[field.name];
  }
  return {};
}

std::string firstTest(Standing here, const FormContext& context) {
  for (const rules::TestWord& test : context.language().tests)
    if (rules::mayBeAsked(test, here)) return std::string(test.name);
  return {};
}

Json listValue(const ParameterSpec& spec, const Json& former, const FormContext& context) {
  Json list = formerList(spec.kind, former, context.language());
  if (!list.isNull() || !spec.required) return list;
  if (spec.kind != ValueKind::options) return Json::array();
  const Json first = newOption({}, context.languageId);
  return Json::array({first, newOption({first}, context.languageId)});
}

/// Adds the fields of a table, each with a value.
void fill(Json& json, std::span<const ParameterSpec> table, const Json& former, Standing here,
          const FormContext& context) {
  for (const ParameterSpec& spec : table) {
    if (isList(spec.kind)) {
      if (Json list = listValue(spec, former, context); !list.isNull()) json.set(spec.name, std::move(list));
    } else if (spec.kind == ValueKind::test) {
      const Json& old = former[spec.name];
      const std::string name = old.isObject() ? old["test"].asString() : firstTest(here, context);
      json.set(spec.name, newTest(name, old, here, context));
    } else {
      const std::vector<FormField> fields = parameterFields(json, {}, {&spec, 1}, here, context);
      json.set(spec.name, valueFor(fields.front(), former[spec.name]));
    }
  }
}

}  // namespace

Standing standingAt(const Json& card, std::string_view path, const rules::Language& language) {
  std::vector<std::string_view> places;
  for (; !path.empty(); path = parentOf(path)) places.push_back(path);
  Standing here;
  for (auto place = places.rbegin(); place != places.rend(); ++place) {
    const Json& value = valueAt(card, *place);
    if (const Json* on = value.find("on"))
      for (const rules::HookWord& hook : language.hooks)
        if (hook.name == on->asString() &&
            std::find(hook.types.begin(), hook.types.end(), card["type"].asString()) != hook.types.end())
          here = rules::under(hook);
    if (const Json* op = value.find("op"))
      for (const rules::Operation& operation : language.operations)
        if (operation.name == op->asString()) here = rules::within(operation, here);
  }
  return here;
}

Json newOperation(std::string_view name, const Json& former, Standing here, const FormContext& context) {
  Json json = Json::object({{"op", name}});
  for (const rules::Operation& operation : context.language().operations)
    if (operation.name == name)
      fill(json, operation.parameters, former, rules::within(operation, here), context);
  return json;
}

Json newTest(std::string_view name, const Json& former, Standing here, const FormContext& context) {
  Json json = Json::object({{"test", name}});
  for (const rules::TestWord& test : context.language().tests)
    if (test.name == name) fill(json, test.parameters, former, rules::asked(here), context);
  return json;
}

Json newOption(const Json::Array& others, LanguageId language) {
  for (std::size_t n = others.size();; ++n) {
    // Use letters, because numbers in a card's text must be those of its effect.
    const std::string letter(1, static_cast<char>('a' + n % 26));
    const std::string id = "way_" + letter + (n < 26 ? "" : std::to_string(n / 26));
    const bool taken = std::any_of(others.begin(), others.end(),
                                   [&](const Json& other) { return other["id"].asString() == id; });
    if (taken) continue;
    const std::string sign(1, static_cast<char>('A' + n % 26));
    Json option = Json::object({{"id", id}, {"label", "Way " + sign}});
    static const char* const kWay = QT_TRANSLATE_NOOP("CardSentence", "Option %1");
    const QString way = translated(language, "CardSentence", kWay).arg(QString::fromStdString(sign));
    option.set(fieldIn("label", language), way.toStdString()).set("do", Json::array());
    return option;
  }
}

Json typeValue(const rules::CardFieldSpec& spec, const Json& former, const FormContext& context) {
  using rules::CardFieldKind;
  if (spec.kind == CardFieldKind::deck || spec.kind == CardFieldKind::events)
    return former.isArray() ? former : Json::array();
  if (!spec.required) return {};
  if (spec.kind == CardFieldKind::test) return newTest(firstTest({}, context), former, {}, context);
  const std::vector<FormField> fields = typeFields(Json::object(), {&spec, 1}, context);
  return valueFor(fields.front(), former);
}

}  // namespace lk::app
