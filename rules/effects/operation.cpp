#include "rules/effects/operation.h"

#include <algorithm>

#include "rules/effects/block.h"
#include "rules/effects/change.h"
#include "rules/effects/evade.h"
#include "rules/effects/if_test.h"
#include "rules/effects/keyword.h"
#include "rules/effects/strike.h"

namespace lk::rules {

namespace {

constexpr std::string_view kHooks[] = {"profile", "on_reveal"};
constexpr ParameterSpec kAbility[] = {{"on", ValueKind::name, kHooks}, {"do", ValueKind::operations}};

std::string list(std::span<const std::string_view> names) {
  std::string out;
  for (const std::string_view name : names) out += (out.empty() ? "" : ", ") + std::string(name);
  return out;
}

/// What the value must be to fit, empty when it does.
std::string misfit(const Json& value, const ParameterSpec& spec) {
  switch (spec.kind) {
    case ValueKind::text:
      return value.isString() ? "" : "a text";
    case ValueKind::integer:
      return value.isInt() && std::abs(value.asInt()) <= 999 ? "" : "a whole number up to 999";
    case ValueKind::positive:
      return value.isInt() && value.asInt() >= 1 && value.asInt() <= 999 ? ""
                                                                         : "a whole number from 1 to 999";
    case ValueKind::operations:
      return value.isArray() ? "" : "a list of operations";
    case ValueKind::test:
      return value.isObject() ? "" : "a test";
    case ValueKind::name:
      break;
  }
  const bool known = value.isString() &&
                     std::find(spec.names.begin(), spec.names.end(), value.asString()) != spec.names.end();
  return known ? "" : "one of " + list(spec.names);
}

const Operation* findOperation(std::string_view name) {
  const std::span<const Operation> all = operations();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Operation& o) { return o.name == name; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

void Compilation::fault(const Json& at, std::string what, std::string cure) {
  faults.push_back(
      {std::string(file), at.line(), "card \"" + card + "\": " + std::move(what), std::move(cure)});
}

void Compilation::add(const Json& operation, Instruction instruction) {
  if (hook != Hook::profile)
    return fault(operation, operation["op"].asString() + " belongs under \"profile\"", "move it there");
  instruction.when = when;
  if (!profile.add(instruction))
    fault(operation, "the profile has too many operations",
          "use at most " + std::to_string(kMaxInstructions));
}

std::span<const Operation> operations() {
  static const Operation kAll[] = {strikeOperation(),  blockOperation(),  evadeOperation(),
                                   keywordOperation(), changeOperation(), ifOperation()};
  return kAll;
}

bool checkFields(const Json& object, std::span<const ParameterSpec> table, std::string_view ignored,
                 std::string_view whose, Compilation& into) {
  const std::size_t before = into.faults.size();
  for (const auto& [name, value] : object.members()) {
    if (name == ignored) continue;
    const auto spec =
        std::find_if(table.begin(), table.end(),
                     [key = std::string_view(name)](const ParameterSpec& s) { return s.name == key; });
    if (spec == table.end()) {
      into.fault(value, std::string(whose) + " has no \"" + name + "\"", "remove it or correct its spelling");
      continue;
    }
    if (const std::string wanted = misfit(value, *spec); !wanted.empty())
      into.fault(value, "\"" + name + "\" of " + std::string(whose) + " must be " + wanted,
                 "correct its value");
  }
  for (const ParameterSpec& spec : table) {
    if (spec.required && !object.find(spec.name))
      into.fault(object, std::string(whose) + " needs \"" + std::string(spec.name) + "\"", "add it");
  }
  return into.faults.size() == before;
}

void compileOperation(const Json& operation, Compilation& into) {
  const std::string& name = operation["op"].asString();
  const Operation* known = findOperation(name);
  if (!known) {
    into.fault(operation, name.empty() ? "an operation needs \"op\"" : "unknown operation \"" + name + "\"",
               "use one of the operations this build knows");
    return;
  }
  if (checkFields(operation, known->parameters, "op", name, into)) known->compile(operation, into);
}

void compileOperations(const Json& list, Compilation& into) {
  for (const Json& operation : list.items()) compileOperation(operation, into);
}

Compilation compileEffect(const Json& effect, std::string_view file, std::string card) {
  Compilation into;
  into.file = file;
  into.card = std::move(card);
  if (!effect.isArray()) into.fault(effect, "\"effect\" must be a list of abilities", "write [] for none");
  for (const Json& ability : effect.items()) {
    if (!ability.isObject()) {
      into.fault(ability, "an ability must be an object", R"(write {"on":...,"do":[...]})");
      continue;
    }
    if (!checkFields(ability, kAbility, "", "ability", into)) continue;
    into.hook = ability["on"].asString() == kHooks[0] ? Hook::profile : Hook::onReveal;
    compileOperations(ability["do"], into);
  }
  return into;
}

}  // namespace lk::rules
