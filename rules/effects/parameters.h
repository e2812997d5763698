// The fields of operations and tests: how packs write them, and how code reads their values by name.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "rules/core/ids.h"
#include "rules/text/enumerated.h"

namespace lk::rules {

/// The kinds of values a field can hold.
enum class ValueKind : std::uint8_t {
  name,        // one of the field's own names
  player,      // one of the game's players
  counter,     // one of the game's counters that `use` allows
  state,       // one of the game's states
  keyword,     // one of the game's keywords
  card,        // the id of a card of the type `of`, or one of the field's own names
  moments,     // a list of the game's moments
  integer,     // a whole number from -999 to 999
  positive,    // a whole number from 1 to 999
  test,        // one of the game's tests, with its fields
  operations,  // a list of operations; compiled to Instruction::body
  otherwise,   // a list of operations; compiled to Instruction::otherwise
  options,     // a list of at least two options; compiled to Instruction::body
  // Only in games with things on the table:
  things,        // a player's word, the name of a set, or a selector
  selector,      // a selector
  set,           // the name of the set that receives what the operation finds
  thingCounter,  // one of the counters that things or players carry
  stat,          // one of the game's stats
  bar,           // something the game can forbid
  duration,      // one of the game's durations
  place,         // one of the game's places
  costs          // operations of Place::cost; compiled to Instruction::otherwise
};

/// What can be done to a counter, one bit each. Bits from 16 on are for the cards of a single game.
enum class CounterUse : std::uint8_t { change = 1, pay = 2, set = 4, count = 8 };

/// One field of an operation or test. For kind `name`, `names` are the only values; for `card`, they are
/// additional values. A field is required by default.
struct ParameterSpec {
  std::string_view name;
  ValueKind kind;
  std::span<const std::string_view> names = {};
  bool required = true;
  CounterUse use = CounterUse::change;
  std::string_view of = {};  // card type for kind `card`
  std::int16_t most = 999;   // maximum of a number
};

/// Returns whether a field is one of Instruction::arguments. The others are stored apart.
constexpr bool isArgument(const ParameterSpec& spec) {
  return spec.kind != ValueKind::test && spec.kind != ValueKind::operations &&
         spec.kind != ValueKind::otherwise && spec.kind != ValueKind::options &&
         spec.kind != ValueKind::costs;
}

/// Maximum number of scalar fields of an operation or test.
inline constexpr std::size_t kMaxArguments = 6;

/// The place of a field among the arguments. Only the table that declares the field can give it.
class ArgumentPlace {
 public:
  /// Returns the place of the first argument of a table that fits; nullopt if none does.
  template <class Fits>
  static constexpr std::optional<ArgumentPlace> find(std::span<const ParameterSpec> table, Fits fits) {
    std::size_t place = 0;
    for (const ParameterSpec& spec : table) {
      if (!isArgument(spec)) continue;
      if (fits(spec)) return ArgumentPlace(place);
      ++place;
    }
    return std::nullopt;
  }

 private:
  friend class Arguments;
  constexpr explicit ArgumentPlace(std::size_t place) : place_(place) {}
  std::size_t place_;
};

/// The values of an operation's or test's scalar fields. Names are stored as indexes, numbers as themselves
/// and moments as bits. Cards are stored as indexes in the book; 0 if a name was given instead. Read them by
/// the names of the fields: see arg().
class Arguments {
 public:
  constexpr std::int16_t& operator[](ArgumentPlace which) { return values_[which.place_]; }
  constexpr std::int16_t operator[](ArgumentPlace which) const { return values_[which.place_]; }

 private:
  std::array<std::int16_t, kMaxArguments> values_{};
};

/// Returns the place of the argument with that name; nullopt if the table has none.
constexpr std::optional<ArgumentPlace> placeOfArgument(std::span<const ParameterSpec> table,
                                                       std::string_view name) {
  return ArgumentPlace::find(table, [&](const ParameterSpec& spec) { return spec.name == name; });
}

/// A field together with the type that its values have in code: an enum, CardId, or std::int16_t for numbers.
template <class Value = std::int16_t>
struct Parameter {
  ParameterSpec spec;

  constexpr explicit Parameter(const ParameterSpec& field) : spec(field) {}
  /// A field of kind `name` whose names stand for the values of an enum.
  template <std::size_t N>
  constexpr Parameter(std::string_view name, const EnumTable<Value, std::string_view, N>& names)
      : spec{.name = name, .kind = ValueKind::name, .names = names} {}

  /// Returns the same field, which may be left out: it then counts as its first name, or as 0.
  [[nodiscard]] constexpr Parameter optional() const {
    Parameter same = *this;
    same.spec.required = false;
    return same;
  }
};

/// A table of fields whose values have types. A plain array of ParameterSpec is a table of numbers.
template <class... Values>
struct Parameters {
  std::array<ParameterSpec, sizeof...(Values)> specs;

  constexpr explicit Parameters(const Parameter<Values>&... fields) : specs{fields.spec...} {}
  constexpr const ParameterSpec* begin() const { return specs.data(); }
  constexpr const ParameterSpec* end() const { return specs.data() + specs.size(); }
  [[nodiscard]] constexpr const ParameterSpec* data() const { return specs.data(); }
  [[nodiscard]] constexpr std::size_t size() const { return specs.size(); }
};

namespace detail {

/// The type of the values of a table's field, by its position in the table.
template <class Table, std::size_t At>
struct ParameterType {
  using Value = std::int16_t;
};
template <class... Values, std::size_t At>
struct ParameterType<Parameters<Values...>, At> {
  using Value = std::tuple_element_t<At, std::tuple<Values...>>;
};

consteval std::size_t positionOf(std::span<const ParameterSpec> table, std::string_view name) {
  const auto found =
      std::find_if(table.begin(), table.end(), [&](const ParameterSpec& spec) { return spec.name == name; });
  return static_cast<std::size_t>(found - table.begin());
}

}  // namespace detail

/// The name of a field, as an argument of a template.
template <std::size_t N>
struct FieldName {
  char text[N]{};
  consteval FieldName(const char (&name)[N]) { std::copy_n(name, N, text); }
  [[nodiscard]] constexpr std::string_view view() const { return {text, N - 1}; }
};

/// Whether a table declares an argument with that name.
template <const auto& Table, FieldName Name>
concept HasArgument = placeOfArgument(Table, Name.view())
.has_value();

/// Returns an argument of an operation or test with the fields `Table`: arg<kFields, "count">(it). Does not
/// compile if the table has no such argument.
template <const auto& Table, FieldName Name, class Fields>
requires HasArgument<Table, Name>
constexpr auto arg(const Fields& it) {
  constexpr ArgumentPlace kPlace = *placeOfArgument(Table, Name.view());
  using Value = typename detail::ParameterType<std::remove_cvref_t<decltype(Table)>,
                                               detail::positionOf(Table, Name.view())>::Value;
  const std::int16_t value = it.arguments[kPlace];
  if constexpr (std::is_same_v<Value, CardId>)
    return CardId(static_cast<std::uint16_t>(value));
  else
    return static_cast<Value>(value);
}

}  // namespace lk::rules
