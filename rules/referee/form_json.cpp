#include "rules/referee/form_json.h"

namespace lk::rules {

namespace {

Json numbersJson(const Numbers& numbers) {
  Json json;
  if (!numbers.member.empty()) json.set("member", numbers.member);
  return json.set("least", numbers.least).set("most", numbers.most);
}

Json fieldJson(const OpenField& field) {
  Json json = Json::object({{"field", field.name},
                            {"values", Json(Json::Array(field.values.listed))},
                            {"optional", field.optional}});
  if (field.grows) json.set("grows", true);
  Json numbers;
  for (const Numbers& each : field.values.numbers) numbers.push(numbersJson(each));
  if (!numbers.isNull()) json.set("numbers", std::move(numbers));
  if (const auto& roll = field.values.roll)
    json.set(
        "dice",
        Json::object(
            {{"count", roll->count}, {"sides", roll->sides}, {"least", roll->least}, {"most", roll->most}}));
  if (field.values.anyText) json.set("text", true);
  return json;
}

/// Adds which kinds answer no prompt.
void addOccasions(Json& json, const std::vector<OpenKind>& kinds) {
  Json besides;
  Json table;
  for (const OpenKind& each : kinds) {
    if (each.occasion == Occasion::besides) besides.push(each.kind);
    if (each.occasion == Occasion::table) table.push(each.kind);
  }
  if (!besides.isNull()) json.set("besides", std::move(besides));
  if (!table.isNull()) json.set("table", std::move(table));
}

}  // namespace

Json formJson(const Form& form) {
  Json json;
  json.set("next", Json());
  if (!form.open.empty()) {
    Json next = fieldJson(form.open.front());
    addOccasions(next, form.kinds);
    json.set("next", std::move(next));
  }
  Json then;
  for (std::size_t i = 1; i < form.open.size(); ++i) then.push(fieldJson(form.open[i]));
  if (!then.isNull()) json.set("then", std::move(then));
  json.set("complete", form.complete.has_value()).set("event", form.event.body);
  Json filled;
  for (const std::string_view name : form.filled) filled.push(name);
  if (!filled.isNull()) json.set("filled", std::move(filled));
  if (form.complete) json.set("send", form.complete->body);
  if (!form.problem.empty()) json.set("problem", form.problem);
  return json;
}

}  // namespace lk::rules
