// Named operations, the verbs of card effects: each declares its fields and compiles itself into an action
// profile.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/effects/action_profile.h"
#include "rules/text/fault.h"
#include "rules/text/json.h"

namespace lk::rules {

/// What a field of a pack may hold.
enum class ValueKind : std::uint8_t { text, name, integer, positive, operations, test };

/// `names` are the only values allowed where the kind is `name`. Every field is required unless said
/// otherwise.
struct ParameterSpec {
  std::string_view name;
  ValueKind kind;
  std::span<const std::string_view> names = {};
  bool required = true;
};

/// When an ability works.
enum class Hook : std::uint8_t { profile, onReveal };

/// Where the operations of one card write what they make of it, and what is wrong with them.
struct Compilation {
  ActionProfile profile;
  Hook hook = Hook::profile;
  DvRange when;  // narrowed inside a test
  std::string_view file;
  std::string card;
  std::vector<Fault> faults;

  void fault(const Json& at, std::string what, std::string cure);
  /// Adds what `operation` does to the profile, under the test in force; a fault outside the profile and in a
  /// full one.
  void add(const Json& operation, Instruction instruction);
};

struct Operation {
  std::string_view name;
  std::span<const ParameterSpec> parameters;
  /// Precondition: the fields fit the table.
  void (*compile)(const Json& operation, Compilation& into);
};

/// Every operation this build knows.
std::span<const Operation> operations();

/// Checks an operation's fields by its table and compiles it. Faults go into `into`.
void compileOperation(const Json& operation, Compilation& into);
void compileOperations(const Json& list, Compilation& into);

/// Reports unknown, missing and unfitting members of `object` by a table. `ignored` is a member that is not a
/// field.
bool checkFields(const Json& object, std::span<const ParameterSpec> table, std::string_view ignored,
                 std::string_view whose, Compilation& into);

/// Compiles a card's whole effect: a list of {"on": hook, "do": [operations]}. Check `faults` before using
/// `profile`.
Compilation compileEffect(const Json& effect, std::string_view file, std::string card);

}  // namespace lk::rules
