// Marks a change on the table that agrees with the state and needs no event, now or later.
#pragma once

#include "rules/core/placement.h"

namespace lk::rules {

/// Returns the observation "the state already has this". Nobody is asked about it.
inline Observation agreesWithState(std::string zone) {
  return Concern{"as_it_stands", std::move(zone), std::nullopt};
}

/// Returns whether an observation is the one of agreesWithState().
inline bool isAgreement(const Observation& seen) {
  const auto* concern = std::get_if<Concern>(&seen);
  return concern && concern->reason == "as_it_stands";
}

}  // namespace lk::rules
