// The one strict reader of JSON objects: a table says which fields an object has, of which kind and range,
// and which of them are required. Whatever is unknown, missing or misshapen is a fault; once an object is
// checked, its values are read with Json's own getters.
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
/// A kind of values: returns what a value must be to fit ("a list"), empty when it does.
using FieldKind = std::string (*)(const Json& value, const Field& field);

struct Field {
  std::string_view name;
  FieldKind kind;
  double least = 0;  // of numbers; both ends belong to the range
  double most = 0;
  bool required = true;
  std::span<const std::string_view> names = {};  // of a name: the only ones
};

/// A field that has to be there, and one that may be left out.
constexpr Field must(std::string_view name, FieldKind kind, double least = 0, double most = 0) {
  return {name, kind, least, most, true};
}
constexpr Field may(std::string_view name, FieldKind kind, double least = 0, double most = 0) {
  return {name, kind, least, most, false};
}

/// The kinds that many objects share. A file with a kind of its own adds a function.
namespace kinds {
std::string anything(const Json& value, const Field& field);
std::string text(const Json& value, const Field& field);
std::string filledText(const Json& value, const Field& field);
std::string id(const Json& value, const Field& field);        // small letters, digits, _ and -
std::string language(const Json& value, const Field& field);  // the id of one other than English
std::string name(const Json& value, const Field& field);
std::string flag(const Json& value, const Field& field);
std::string whole(const Json& value, const Field& field);
std::string number(const Json& value, const Field& field);
std::string list(const Json& value, const Field& field);
std::string object(const Json& value, const Field& field);
}  // namespace kinds

/// What is wrong with one field of an object, or with the object itself.
struct Misfield {
  enum class Why : std::uint8_t { noObject, unknown, missing, misfit };
  Why why;
  const Json& at;  // the value; the object where the field is missing
  std::string name;
  std::string wanted = {};  // what a misfit must be

  /// The whole sentence; `whose` names the object: "a step".
  [[nodiscard]] std::string what(const std::string& whose) const;
  [[nodiscard]] std::string cure() const;
};

template <class Entry>
constexpr bool isRequired(const Entry& entry) {
  return entry.required;
}

/// Hands every Misfield of `object` to `found`: unknown and misshapen fields as they stand, then missing
/// ones. `table` holds anything with a `name` for which isRequired() is known; `misfitOf(value, entry)` is as
/// FieldKind says.
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
/// The same for a table of fields.
template <class Found>
void checkFields(const Json& object, std::span<const Field> table, Found found) {
  checkFields(
      object, table, [](const Json& value, const Field& field) { return field.kind(value, field); }, found);
}

/// The faults of one file, in the order in which they were found.
struct Faults {
  std::string file;
  std::vector<Fault> all = {};

  void add(const Json& at, std::string what, std::string cure) {
    all.push_back({file, at.line(), std::move(what), std::move(cure)});
  }
  /// Checks `object` against its table; returns whether it fits. `whose` names it in sentences: "a step".
  bool check(const Json& object, std::span<const Field> table, const std::string& whose);
};

/// "a, b or c"
std::string oneOf(std::span<const std::string_view> names);

}  // namespace lk
