#include "carddb/strict_fields.h"

#include <algorithm>

namespace lk::carddb {

void FirstFault::report(int line, std::string what, std::string cure) {
  if (!fault_) fault_ = Fault{file_, line, std::move(what), std::move(cure)};
}

StrictFields::StrictFields(const Json& object, std::string_view name, FirstFault& faults)
    : object_(object), name_(name), faults_(faults) {
  if (!object.isObject()) report("is no JSON object", "write { ... } with its fields");
}

void StrictFields::allow(std::initializer_list<std::string_view> keys) {
  for (const auto& [key, value] : object_.members()) {
    if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
    std::string known;
    for (const std::string_view k : keys) known.append(known.empty() ? "" : ", ").append(k);
    faults_.report(value.line(), name_ + " has an unknown field \"" + key + "\"",
                   "remove it or use one of: " + known);
  }
}

const Json& StrictFields::member(std::string_view key) {
  if (!object_.find(key)) report("has no \"" + std::string(key) + "\"", "add it");
  return object_[key];
}

std::string StrictFields::text(std::string_view key) {
  const Json& value = member(key);
  if (!value.isString() || value.asString().empty())
    reportAt(key, "must have a text as \"" + std::string(key) + "\"", "write it between quotes");
  return value.asString();
}

std::int64_t StrictFields::integer(std::string_view key, std::int64_t least, std::int64_t most) {
  const Json& value = member(key);
  if (!value.isInt() || value.asInt() < least || value.asInt() > most)
    reportAt(key, "must have a whole number as \"" + std::string(key) + "\"",
             "use " + std::to_string(least) + " to " + std::to_string(most));
  return std::clamp(value.asInt(), least, most);
}

std::vector<double> StrictFields::numbers(std::string_view key, std::size_t count, double least) {
  std::vector<double> out;
  for (const Json& item : member(key).items())
    if (item.isNumber() && item.asDouble() >= least) out.push_back(item.asDouble());
  if (out.size() != count || object_[key].items().size() != count)
    reportAt(key, "must have a list of " + std::to_string(count) + " numbers as \"" + std::string(key) + "\"",
             least < 0 ? "write them in millimetres" : "write them in millimetres, none below zero");
  out.resize(count, 0);
  return out;
}

const Json::Array& StrictFields::list(std::string_view key) {
  const Json& value = member(key);
  if (!value.isArray())
    reportAt(key, "must have a list as \"" + std::string(key) + "\"", "write it between [ and ]");
  return value.items();
}

void StrictFields::report(std::string what, std::string cure) {
  faults_.report(object_.line(), name_ + " " + std::move(what), std::move(cure));
}

void StrictFields::reportAt(std::string_view key, std::string what, std::string cure) {
  const Json* value = object_.find(key);
  faults_.report(value ? value->line() : object_.line(), name_ + " " + std::move(what), std::move(cure));
}

}  // namespace lk::carddb
