// A JSON value that remembers the line it was read from, its reader and its writer.
//
// The referee must build with only a compiler, and must report the line of a fault in a pack or transcript.
// No packaged library offers both.
#pragma once

#include <cassert>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "rules/text/fault.h"

namespace lk {

/// How a value is written: `none` for programs; `reading` puts a space after each colon and comma.
enum class JsonSpaces { none, reading };

class Json {
 public:
  using Array = std::vector<Json>;
  using Member = std::pair<std::string, Json>;
  using Object = std::vector<Member>;  // in the order of writing; keys are unique

  Json() = default;
  Json(std::nullptr_t) {}
  Json(bool b) : content_(b) {}
  Json(int i) : content_(std::int64_t{i}) {}
  Json(std::int64_t i) : content_(i) {}
  Json(std::size_t i) : content_(static_cast<std::int64_t>(i)) {}
  Json(double d) : content_(d) {}
  Json(const char* s) : content_(std::in_place_type<std::string>, s) {}
  Json(std::string_view s) : content_(std::in_place_type<std::string>, s) {}
  Json(std::string s) : content_(std::move(s)) {}
  Json(Array a) : content_(std::move(a)) {}
  Json(Object o) : content_(std::move(o)) {}

  static Json array(std::initializer_list<Json> items = {}) { return Json(Array(items)); }
  static Json object(std::initializer_list<Member> members = {}) { return Json(Object(members)); }

  [[nodiscard]] bool isNull() const { return std::holds_alternative<std::monostate>(content_); }
  [[nodiscard]] bool isBool() const { return std::holds_alternative<bool>(content_); }
  [[nodiscard]] bool isInt() const { return std::holds_alternative<std::int64_t>(content_); }
  [[nodiscard]] bool isNumber() const { return isInt() || std::holds_alternative<double>(content_); }
  [[nodiscard]] bool isString() const { return std::holds_alternative<std::string>(content_); }
  [[nodiscard]] bool isArray() const { return std::holds_alternative<Array>(content_); }
  [[nodiscard]] bool isObject() const { return std::holds_alternative<Object>(content_); }

  /// Lenient getters: return the fallback if the value is of another kind.
  [[nodiscard]] bool asBool(bool fallback = false) const;
  [[nodiscard]] std::int64_t asInt(std::int64_t fallback = 0) const;
  [[nodiscard]] double asDouble(double fallback = 0) const;
  [[nodiscard]] const std::string& asString() const;  // empty if not a string
  [[nodiscard]] const Array& items() const;           // empty if not an array
  [[nodiscard]] const Object& members() const;        // empty if not an object

  /// Returns the member called `key`; nullptr if there is none or this is not an object.
  [[nodiscard]] const Json* find(std::string_view key) const;
  [[nodiscard]] Json* find(std::string_view key);
  /// Returns the member called `key`, or a null value.
  [[nodiscard]] const Json& operator[](std::string_view key) const;
  /// Sets or replaces a member. Turns a null value into an object first.
  Json& set(std::string_view key, Json value);
  /// Adds a member; faster than set(). Precondition: no member is called `key`. Turns a null value into an
  /// object first.
  template <class Value>
  Json& add(std::string_view key, Value&& value) {
    assert(!find(key));
    objectToFill().emplace_back(std::piecewise_construct, std::forward_as_tuple(key),
                                std::forward_as_tuple(std::forward<Value>(value)));
    return *this;
  }
  /// Makes room for members that are going to be added. Turns a null value into an object first.
  Json& reserve(std::size_t members);
  /// Removes a member if it exists.
  void erase(std::string_view key);
  /// Passes every item, or the value of every member, to `change`.
  void each(const std::function<void(Json&)>& change);
  /// Appends an item. Turns a null value into an array first.
  Json& push(Json value);

  /// Returns the line this value began on, from 1; 0 if it was not read from text. Not part of equality.
  [[nodiscard]] int line() const { return line_; }

  /// Compares by value. The order of an object's members does not matter, and 1 equals 1.0.
  friend bool operator==(const Json& a, const Json& b);

  /// Writes one line. Reals are as short as possible while reading back exactly, and stay reals (3.0). Only
  /// quotes, backslashes and control characters are escaped.
  [[nodiscard]] std::string dump(JsonSpaces spaces = JsonSpaces::none) const;

 private:
  friend class JsonReader;
  /// Returns the members of an object, with room for a few; turns any other value into an object first.
  Object& objectToFill();
  std::variant<std::monostate, bool, std::int64_t, double, std::string, Array, Object> content_;
  int line_ = 0;
};

/// Limits of input. Anything larger is refused without being parsed.
struct JsonLimits {
  std::size_t bytes = 32u << 20;
  int depth = 64;
};

/// Reads exactly one JSON value from UTF-8 `text`. `file` and `firstLine` go into the fault. Duplicate keys,
/// invalid UTF-8, trailing text, numbers out of range and nesting beyond the limits are faults.
Outcome<Json> readJson(std::string_view text, std::string_view file, int firstLine = 1,
                       JsonLimits limits = {});

}  // namespace lk
