// Reads the fields of a JSON object strictly; the first fault is kept, with its line.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>

#include <opencv2/core.hpp>

#include "rules/text/json.h"

namespace lk::stage {

class Fields {
 public:
  explicit Fields(std::string file) : file_(std::move(file)) {}

  [[nodiscard]] bool ok() const { return !fault_; }
  [[nodiscard]] const Fault& fault() const { return *fault_; }
  /// Keeps the fault if it is the first.
  void fail(const Json& where, std::string what, std::string cure);

  /// `object` is an object and has no other fields than these.
  void only(const Json& object, std::initializer_list<std::string_view> known);
  /// The field must be there.
  const Json& need(const Json& object, std::string_view key);
  double number(const Json& object, std::string_view key, double fallback, double low, double high);
  int integer(const Json& object, std::string_view key, int fallback, int low, int high);
  bool flag(const Json& object, std::string_view key, bool fallback);
  std::string text(const Json& object, std::string_view key, std::string_view fallback);
  const Json::Array& list(const Json& object, std::string_view key);
  /// [x, y]
  cv::Point2d point(const Json& value);
  /// "#rrggbb" as blue, green, red 0..255.
  cv::Vec3d colour(const Json& value);

 private:
  std::string file_;
  std::optional<Fault> fault_;
};

}  // namespace lk::stage
