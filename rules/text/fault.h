// What is wrong with something that came from outside, and how to mend it.
#pragma once

#include <string>
#include <variant>

namespace lk {

/// One defect of an input. `file` may be a path, a URL or "-" for standard input; `line` is 1-based, 0 when
/// the whole file is meant. `what` and `cure` are short English sentences without a full stop.
struct Fault {
  std::string file;
  int line = 0;
  std::string what;
  std::string cure;

  /// "FILE:LINE: what; cure", the one-line shape every message on standard error has.
  [[nodiscard]] std::string text() const;

  friend bool operator==(const Fault&, const Fault&) = default;
};

/// A value, or why there is none. Errors at the edges travel as values; exceptions mean a fault of the
/// program.
template <class T>
class [[nodiscard]] Outcome {
 public:
  Outcome(T value) : content_(std::move(value)) {}
  Outcome(Fault fault) : content_(std::move(fault)) {}

  explicit operator bool() const { return content_.index() == 0; }
  /// Precondition of value(), * and ->: the outcome holds a value. Of fault(): it does not.
  [[nodiscard]] T& value() { return std::get<0>(content_); }
  [[nodiscard]] const T& value() const { return std::get<0>(content_); }
  [[nodiscard]] const Fault& fault() const { return std::get<1>(content_); }
  T& operator*() { return value(); }
  const T& operator*() const { return value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

 private:
  std::variant<T, Fault> content_;
};

struct Done {};

}  // namespace lk
