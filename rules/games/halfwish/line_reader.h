// Reads one object of a line strictly: what is missing, unknown or out of range is a fault.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/text/fault.h"
#include "rules/text/json.h"

namespace lk::rules::halfwish {

inline constexpr int kMostStacks = 99;
inline constexpr int kMostNumber = 999;

/// Reads the members of one object and puts the first thing wrong with it into `problem`, unless something
/// stands there already. `object` and `problem` must outlive the reader.
class LineReader {
 public:
  LineReader(const Json& object, std::string whose, std::string& problem);

  /// A whole number; `missing` makes it optional.
  int number(std::string_view key, int least, int most, std::optional<int> missing = std::nullopt);
  /// Any value, null when it is not there.
  const Json& member(std::string_view key);
  const Json& optionalMember(std::string_view key);
  /// To be called last: reports members nobody asked for.
  void finish();
  void fail(const std::string& what);

 private:
  const Json* take(std::string_view key, bool optional);

  const Json& object_;
  std::string whose_;
  std::string& problem_;
  std::vector<std::string_view> known_;
};

/// The fault of a line.
Fault lineFault(const Json& line, std::string problem);

}  // namespace lk::rules::halfwish
