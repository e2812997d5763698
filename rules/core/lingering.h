// What an effect leaves behind until a rule ends it: a changed stat, a keyword, something barred, a
// shield.
#pragma once

#include "rules/core/target.h"

namespace lk::rules {

enum class Lasting : std::uint8_t { modify, grant, forbid, prevent };

struct Lingering {
  Lasting kind = Lasting::modify;
  std::uint8_t what = 0;      // place among the language's stats, keywords or bars
  std::uint8_t duration = 0;  // place among the language's durations
  std::int16_t by = 0;        // modify; prevent: how much it still takes
  Target on;                  // none: whoever `whom` means at the time, as long as its source is there
  std::int16_t whom = 0;      // as an operation says it
  CardId card;                // whose effect
  ThingId source;
  Seat owner = Seat::A;
  friend bool operator==(const Lingering&, const Lingering&) = default;
};

}  // namespace lk::rules
