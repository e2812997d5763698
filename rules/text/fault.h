// A defect in external input, and how to fix it.
#pragma once

#include <string>
#include <variant>

namespace lk {

/// One defect of an input. `file` may be a path, a URL or "-" for standard input. `line` counts from 1; 0
/// means the whole file. `what` and `cure` are short English sentences without a full stop.
struct Fault {
  std::string file;
  int line = 0;
  std::string what;
  std::string cure;

  /// Returns "FILE:LINE: what; cure", the one-line form of every message on standard error.
  [[nodiscard]] std::string text() const;

  friend bool operator==(const Fault&, const Fault&) = default;
};

/// A value, or the fault that explains why there is none. Errors in input are values; exceptions mean a bug
/// in the program.
template <class T>
class [[nodiscard]] Outcome {
 public:
  Outcome(T value) : content_(std::move(value)) {}
  Outcome(Fault fault) : content_(std::move(fault)) {}

  explicit operator bool() const { return content_.index() == 0; }
  /// Precondition of value(), * and ->: the outcome holds a value. Precondition of fault(): it holds none.
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
