// The numbers beside things and players, with their sums.
#pragma once

#include "rules/referee/readout.h"

namespace lk::rules::magepunk {

Readouts readouts(const State& state, const CardBook& cards);

}  // namespace lk::rules::magepunk
