// Reads the members of a JSON object strictly: each required, none unknown. Private to carddb/.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/text/json.h"

namespace lk::carddb {

/// Keeps the first fault of one file; what is wrong after it may only follow from it.
class FirstFault {
 public:
  explicit FirstFault(std::string_view file) : file_(file) {}
  void report(int line, std::string what, std::string cure);
  [[nodiscard]] const std::optional<Fault>& fault() const { return fault_; }

 private:
  std::string file_;
  std::optional<Fault> fault_;
};

/// One object under reading. `name` is what messages call it ("zone", "the mat"). Every getter returns a
/// harmless value when it reports a fault. `faults` and the JSON must outlive it.
class StrictFields {
 public:
  StrictFields(const Json& object, std::string_view name, FirstFault& faults);

  /// Reports members other than those listed.
  void allow(std::initializer_list<std::string_view> keys);

  std::string text(std::string_view key);
  std::int64_t integer(std::string_view key, std::int64_t least, std::int64_t most);
  /// Exactly `count` numbers, each at least `least`.
  std::vector<double> numbers(std::string_view key, std::size_t count, double least);
  const Json::Array& list(std::string_view key);

  void report(std::string what, std::string cure);
  void reportAt(std::string_view key, std::string what, std::string cure);

 private:
  const Json& member(std::string_view key);
  const Json& object_;
  std::string name_;
  FirstFault& faults_;
};

}  // namespace lk::carddb
