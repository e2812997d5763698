// The answer of a game to a change on the table by which nothing is said, now or later.
#pragma once

#include "rules/core/placement.h"

namespace lk::rules {

/// Something lies where the night has it already: nobody is asked about it.
inline Observation asItStands(std::string zone) {
  return Concern{"as_it_stands", std::move(zone), std::nullopt};
}

inline bool isAsItStands(const Observation& seen) {
  const auto* concern = std::get_if<Concern>(&seen);
  return concern && concern->reason == "as_it_stands";
}

}  // namespace lk::rules
