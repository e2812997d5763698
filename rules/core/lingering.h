// An effect that lasts until a rule ends it: a changed stat, a granted keyword, a prohibition or a shield.
#pragma once

#include "rules/core/target.h"

namespace lk::rules {

/// What an effect changes: a stat, a keyword, a prohibition, or damage that it absorbs.
enum class Lasting : std::uint8_t { modify, grant, forbid, prevent };

/// One lasting effect. `kind` decides what `what` and `by` mean.
struct Lingering {
  Lasting kind = Lasting::modify;
  std::uint8_t what = 0;      // index among the language's stats, keywords or bars
  std::uint8_t duration = 0;  // index among the language's durations
  std::int16_t by = 0;        // modify: change of the stat; prevent: damage it still absorbs
  Target on;                  // none: re-evaluate `whom` each time, as long as the source is there
  std::int16_t whom = 0;      // encoded like an operation's `things` argument
  CardId card;                // card that caused it
  ThingId source;
  Seat owner = Seat::A;
  friend bool operator==(const Lingering&, const Lingering&) = default;
};

}  // namespace lk::rules
