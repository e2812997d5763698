// A JSON value that remembers the line it was read from, its reader and its writer.
//
// The referee must build with nothing but a compiler and must name the line of a fault in a pack or
// transcript; no packaged library offers both.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "rules/text/fault.h"

namespace lk {

/// How a value is written: `none` for programs, `reading` with a space after each colon and comma.
enum class JsonSpaces { none, reading };

class Json {
 public:
  using Array = std::vector<Json>;
  using Member = std::pair<std::string, Json>;
  using Object = std::vector<Member>;  // keeps the order of writing; keys are unique

  Json() = default;
  Json(std::nullptr_t) {}
  Json(bool b) : content_(b) {}
  Json(int i) : content_(std::int64_t{i}) {}
  Json(std::int64_t i) : content_(i) {}
  Json(std::size_t i) : content_(static_cast<std::int64_t>(i)) {}
  Json(double d) : content_(d) {}
  Json(const char* s) : content_(std::string(s)) {}
  Json(std::string_view s) : content_(std::string(s)) {}
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

  /// Lenient getters: the fallback when the value is of another kind.
  [[nodiscard]] bool asBool(bool fallback = false) const;
  [[nodiscard]] std::int64_t asInt(std::int64_t fallback = 0) const;
  [[nodiscard]] double asDouble(double fallback = 0) const;
  [[nodiscard]] const std::string& asString() const;  // empty when no string
  [[nodiscard]] const Array& items() const;           // empty when no array
  [[nodiscard]] const Object& members() const;        // empty when no object

  /// The member called `key`, or nullptr when this is no object or has none.
  [[nodiscard]] const Json* find(std::string_view key) const;
  [[nodiscard]] Json* find(std::string_view key);
  /// The member called `key`, or a null value.
  [[nodiscard]] const Json& operator[](std::string_view key) const;
  /// Sets or replaces a member; a null value becomes an object first.
  Json& set(std::string_view key, Json value);
  /// Removes a member if it is there.
  void erase(std::string_view key);
  /// Hands every item, or the value of every member, to `change`.
  void each(const std::function<void(Json&)>& change);
  /// Appends an item; a null value becomes an array first.
  Json& push(Json value);

  /// 1-based line this value began on, 0 when it was not read from a text. Not part of equality.
  [[nodiscard]] int line() const { return line_; }

  /// Equality by value; objects are equal whatever the order of their members, 1 equals 1.0.
  friend bool operator==(const Json& a, const Json& b);

  /// One line; reals as short as they read back exactly, and as reals (3.0). Text is written as it is: only
  /// quotes, backslashes and control characters are escaped.
  [[nodiscard]] std::string dump(JsonSpaces spaces = JsonSpaces::none) const;

 private:
  friend class JsonReader;
  std::variant<std::monostate, bool, std::int64_t, double, std::string, Array, Object> content_;
  int line_ = 0;
};

/// Limits of what is read: refused beyond, never attempted.
struct JsonLimits {
  std::size_t bytes = 32u << 20;
  int depth = 64;
};

/// Reads exactly one JSON value from UTF-8 `text`. `file` and `firstLine` go into the fault. Duplicate keys,
/// invalid UTF-8, trailing text, numbers out of range and nesting beyond the limits are faults.
Outcome<Json> readJson(std::string_view text, std::string_view file, int firstLine = 1,
                       JsonLimits limits = {});

}  // namespace lk
