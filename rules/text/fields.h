// The one strict reader of JSON objects. A table lists an object's fields with their kinds and ranges, and
// which are required. Unknown, missing and malformed fields are faults. Once an object is checked, Json's own
// getters read its values.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/text/fault.h"
#include "rules/text/json.h"

namespace lk {

struct Field;
/// A kind of value. Returns what a value must be to fit ("a list"); empty if it fits.
using FieldKind = std::string (*)(const Json& value, const Field& field);

/// One row of a table: a field's name, the kind of its value, and its limits.
struct Field {
  std::string_view name;
  FieldKind kind;
  double least = 0;  // range of a number, both ends included
  double most = 0;
  bool required = true;
  std::span<const std::string_view> names = {};  // allowed values of a name
};

/// Declares a required field, or an optional one.
constexpr Field must(std::string_view name, FieldKind kind, double least = 0, double most = 0) {
  return {name, kind, least, most, true};
}
constexpr Field may(std::string_view name, FieldKind kind, double least = 0, double most = 0) {
  return {name, kind, least, most, false};
}

/// The kinds that many objects share. A file that needs another kind adds a function.
namespace kinds {
std::string anything(const Json& value, const Field& field);
std::string text(const Json& value, const Field& field);
std::string filledText(const Json& value, const Field& field);
std::string id(const Json& value, const Field& field);        // lower-case letters, digits, _ and -
std::string language(const Json& value, const Field& field);  // id of a language other than English
std::string name(const Json& value, const Field& field);
std::string flag(const Json& value, const Field& field);
std::string whole(const Json& value, const Field& field);
std::string number(const Json& value, const Field& field);
std::string list(const Json& value, const Field& field);
std::string object(const Json& value, const Field& field);
}  // namespace kinds

/// One thing wrong with a field of an object, or with the object itself.
struct Misfield {
  enum class Why : std::uint8_t { noObject, unknown, missing, misfit };
  Why why;
  const Json& at;  // the value; the object if the field is missing
  std::string name;
  std::string wanted = {};  // what the value must be, for a misfit

  /// Returns the whole sentence. `whose` names the object: "a step".
  [[nodiscard]] std::string what(const std::string& whose) const;
  [[nodiscard]] std::string cure() const;
};

template <class Entry>
constexpr bool isRequired(const Entry& entry) {
  return entry.required;
}

/// Passes every Misfield of `object` to `found`: unknown and malformed fields in document order, then missing
/// ones. Entries of `table` need a `name` and an overload of isRequired(). `misfitOf(value, entry)` returns
/// what FieldKind returns.
template <class Entry, class MisfitOf, class Found>
void checkFields(const Json& object, std::span<const Entry> table, const MisfitOf& misfitOf, Found found) {
  using enum Misfield::Why;
  if (!object.isObject()) return found(Misfield{noObject, object, ""});
  for (const auto& [name, value] : object.members()) {
    const auto entry =
        std::find_if(table.begin(), table.end(),
                     [&, key = std::string_view(name)](const Entry& e) { return e.name == key; });
    if (entry == table.end())
      found(Misfield{unknown, value, name});
    else if (std::string wanted = misfitOf(value, *entry); !wanted.empty())
      found(Misfield{misfit, value, name, std::move(wanted)});
  }
  for (const Entry& entry : table)
    if (isRequired(entry) && !object.find(entry.name))
      found(Misfield{missing, object, std::string(entry.name)});
}
/// Does the same for a table of fields.
template <class Found>
void checkFields(const Json& object, std::span<const Field> table, Found found) {
  checkFields(
      object, table, [](const Json& value, const Field& field) { return field.kind(value, field); }, found);
}

/// The faults of one file, in the order in which they were found.
struct Faults {
  std::string file;
  std::vector<Fault> all = {};

  /// Adds a fault at the line of `at`.
  void add(const Json& at, std::string what, std::string cure) {
    all.push_back({file, at.line(), std::move(what), std::move(cure)});
  }
  /// Checks `object` against its table and returns whether it fits. `whose` names it in sentences: "a step".
  bool check(const Json& object, std::span<const Field> table, const std::string& whose);
};

/// Returns "a, b or c".
std::string oneOf(std::span<const std::string_view> names);

}  // namespace lk
