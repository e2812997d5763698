// Plays a night up to the point that a test needs.
#pragma once

#include <string>
#include <vector>

#include "house_cards.h"

namespace lk::test {

/// Returns a referee of Halfwish after these events, all of them accepted.
inline rules::Referee refereeAfter(const std::vector<std::string>& lines) {
  rules::Referee referee(halfwish(), houseCards());
  for (const std::string& line : lines)
    CHECK_MESSAGE(referee.take(event(line)).verdict == rules::Verdict::accepted, line);
  return referee;
}

}  // namespace lk::test
