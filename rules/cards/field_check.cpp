#include "rules/cards/field_check.h"

#include <algorithm>

namespace lk::rules {

namespace {

bool isId(const Json& value) {
  const std::string& s = value.asString();
  return !s.empty() && std::all_of(s.begin(), s.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
}

bool isWithin(const Json& value, int least, int most) {
  return value.isInt() && value.asInt() >= least && value.asInt() <= most;
}

bool isOneOf(const Json& value, std::span<const std::string_view> names) {
  return value.isString() && std::find(names.begin(), names.end(), value.asString()) != names.end();
}

bool isMeaning(const Json& value) {
  return value.isObject() && value["e"].isString();
}

template <class Is>
bool isListOf(const Json& value, Is is) {
  return value.isArray() && std::all_of(value.items().begin(), value.items().end(), is);
}

/// What the value must be to fit, empty when it does. Effects, decks and tests are looked into elsewhere.
std::string misfit(const Json& value, FieldShape shape) {
  switch (shape) {
    case FieldShape::text:
      return value.isString() ? "" : "a text";
    case FieldShape::id:
      return isId(value) ? "" : "an id of small letters, digits, _ and -";
    case FieldShape::count:
      return isWithin(value, 1, 1000) ? "" : "a whole number from 1 to 1000";
    case FieldShape::list:
      return value.isArray() ? "" : "a list";
    case FieldShape::numbers:
      return isListOf(value, [](const Json& item) { return item.isInt(); }) ? "" : "a list of whole numbers";
  }
  return "";
}

std::string misfit(const Json& value, const CardFieldSpec& spec) {
  switch (spec.kind) {
    case CardFieldKind::name:
      return isOneOf(value, spec.names) ? "" : oneOf(spec.names);
    case CardFieldKind::names:
      return isListOf(value, [&](const Json& item) { return isOneOf(item, spec.names); })
                 ? ""
                 : "a list of " + oneOf(spec.names);
    case CardFieldKind::number:
      return isWithin(value, spec.least, spec.most)
                 ? ""
                 : "a whole number from " + std::to_string(spec.least) + " to " + std::to_string(spec.most);
    case CardFieldKind::card:
      return isId(value) ? "" : "the id of a card";
    case CardFieldKind::deck:
      return value.isArray() ? "" : "a list";
    case CardFieldKind::test:
      return value.isObject() ? "" : "a test";
    case CardFieldKind::events:
      return isListOf(value, isMeaning) ? "" : "a list of events";
  }
  return "";
}

template <class Spec>
const Spec* find(std::span<const Spec> specs, std::string_view name) {
  const auto found =
      std::find_if(specs.begin(), specs.end(), [&](const Spec& spec) { return spec.name == name; });
  return found == specs.end() ? nullptr : &*found;
}

class Check {
 public:
  Check(const Json& object, const std::string& whose, std::string_view file, std::vector<Fault>& faults)
      : object_(object), whose_(whose), file_(file), faults_(faults) {}

  void known(const ObjectRules& rules) {
    for (const auto& [name, value] : object_.members()) {
      std::string wanted;
      if (const FieldRule* fixed = find(rules.fixed, name)) {
        wanted = misfit(value, fixed->shape);
      } else if (const CardFieldSpec* spec = find(rules.ofType, name)) {
        wanted = misfit(value, *spec);
      } else if (!rules.open) {
        fault(value, whose_ + " has no \"" + name + "\"", "remove it or correct its spelling");
      }
      if (!wanted.empty())
        fault(value, "\"" + name + "\" of " + whose_ + " must be " + wanted, "correct its value");
    }
  }

  template <class Spec>
  void complete(std::span<const Spec> specs) {
    for (const Spec& spec : specs)
      if (spec.required && !object_.find(spec.name))
        fault(object_, whose_ + " needs \"" + std::string(spec.name) + "\"", "add it");
  }

  void fault(const Json& at, std::string what, std::string cure) {
    faults_.push_back({std::string(file_), at.line(), std::move(what), std::move(cure)});
  }

 private:
  const Json& object_;
  const std::string& whose_;
  std::string_view file_;
  std::vector<Fault>& faults_;
};

}  // namespace

std::string oneOf(std::span<const std::string_view> names) {
  std::string all;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) all += i + 1 == names.size() ? " or " : ", ";
    all += names[i];
  }
  return all;
}

void checkObject(const Json& object, const ObjectRules& rules, const std::string& whose,
                 std::string_view file, std::vector<Fault>& faults) {
  Check check(object, whose, file, faults);
  if (!object.isObject()) {
    check.fault(object, whose + " must be an object", "write {...}");
    return;
  }
  check.known(rules);
  check.complete(rules.fixed);
  check.complete(rules.ofType);
}

}  // namespace lk::rules
