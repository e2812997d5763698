#include "app/learn/lessons/arithmetic.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace lk::app {

namespace {

bool isNameChar(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.';
}

/// Parses and evaluates in one pass. A fault stops it.
class Calculation {
 public:
  Calculation(std::string_view text, const Lookup& lookup) : text_(text), lookup_(lookup) {}

  Json whole() {
    Json value = comparison();
    skip();
    if (fault_.empty() && at_ < text_.size())
      fail("has \"" + std::string(text_.substr(at_)) + "\" left over");
    return value;
  }
  [[nodiscard]] const std::string& fault() const { return fault_; }

 private:
  static constexpr int kDeepest = 40;

  Json comparison() {
    const Json left = sum();
    for (const std::string_view sign : {"==", "!=", "<=", ">=", "<", ">"}) {
      if (!take(sign)) continue;
      const Json right = sum();
      if (left.isNull() || right.isNull()) return {};
      if (sign == "==") return left == right ? 1 : 0;
      if (sign == "!=") return left == right ? 0 : 1;
      if (!left.isInt() || !right.isInt()) return {};
      const auto a = left.asInt();
      const auto b = right.asInt();
      return (sign == "<" ? a < b : sign == ">" ? a > b : sign == "<=" ? a <= b : a >= b) ? 1 : 0;
    }
    return left;
  }

  Json sum() {
    Json value = product();
    for (;;) {
      const bool plus = take("+");
      if (!plus && !take("-")) return value;
      const Json right = product();
      value = combined(value, right, [&](auto a, auto b) { return plus ? a + b : a - b; });
    }
  }

  Json product() {
    Json value = atom();
    while (take("*")) value = combined(value, atom(), [](auto a, auto b) { return a * b; });
    return value;
  }

  Json atom() {
    if (++depth_ > kDeepest) fail("is nested too deep");
    const Json value = fault_.empty() ? anyAtom() : Json();
    --depth_;
    return value;
  }

  Json anyAtom() {
    skip();
    if (at_ >= text_.size()) return fail("ends too early");
    if (take("(")) return closed(comparison());
    if (take("-")) return combined(0, atom(), [](auto a, auto b) { return a - b; });
    if (take("'")) {
      const std::size_t end = std::min(text_.find('\'', at_), text_.size());
      Json word(text_.substr(at_, end - at_));
      at_ = end;
      return take("'") ? word : fail("lacks a closing '");
    }
    if (std::isdigit(static_cast<unsigned char>(text_[at_])) != 0) return number();
    return named();
  }

  Json number() {
    std::int64_t value = 0;
    for (; at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_])) != 0; ++at_) {
      value = value * 10 + (text_[at_] - '0');
      if (value > 1'000'000) return fail("has a number beyond a million");
    }
    return value;
  }

  Json named() {
    const std::size_t begin = at_;
    if (text_[at_] == '$') ++at_;
    const std::size_t letters = at_;
    while (at_ < text_.size() && isNameChar(text_[at_])) ++at_;
    if (at_ == letters) return fail("cannot be read at \"" + std::string(text_.substr(begin)) + "\"");
    const std::string name(text_.substr(begin, at_ - begin));
    if (name == "abs" || name == "max" || name == "min") return function(name);
    return lookup_(name);
  }

  Json function(const std::string& name) {
    if (!take("(")) return fail("needs ( behind " + name);
    Json value = comparison();
    if (name == "abs") {
      if (value.isInt()) value = std::abs(value.asInt());
      return closed(value);
    }
    while (take(",")) {
      const Json right = comparison();
      value = combined(value, right,
                       [&](auto a, auto b) { return name == "max" ? std::max(a, b) : std::min(a, b); });
    }
    return closed(value);
  }

  template <class Op>
  static Json combined(const Json& left, const Json& right, Op op) {
    if (!left.isInt() || !right.isInt()) return {};
    return op(left.asInt(), right.asInt());
  }

  Json closed(Json value) { return take(")") ? value : fail("lacks a )"); }

  void skip() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }
  bool take(std::string_view sign) {
    skip();
    if (!text_.substr(at_).starts_with(sign)) return false;
    at_ += sign.size();
    return true;
  }
  Json fail(std::string what) {
    if (fault_.empty()) fault_ = std::move(what);
    at_ = text_.size();
    return {};
  }

  std::string_view text_;
  const Lookup& lookup_;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::string fault_;
};

}  // namespace

Json calculated(std::string_view text, const Lookup& lookup) {
  return Calculation(text, lookup).whole();
}

std::vector<std::string> namesIn(std::string_view text) {
  std::vector<std::string> names;
  calculated(text, [&](const std::string& name) {
    names.push_back(name);
    return Json(1);
  });
  return names;
}

std::string arithmeticFault(std::string_view text) {
  const Lookup one = [](const std::string&) { return Json(1); };
  Calculation calculation(text, one);
  calculation.whole();
  return calculation.fault();
}

Json atPath(const Json& object, std::string_view path) {
  const Json* at = &object;
  while (at && !path.empty()) {
    const std::size_t dot = std::min(path.find('.'), path.size());
    at = at->find(path.substr(0, dot));
    path.remove_prefix(std::min(dot + 1, path.size()));
  }
  return at ? *at : Json();
}

}  // namespace lk::app
