// How a night of Halfwish is told afterwards.
#pragma once

#include <vector>

#include "rules/core/state.h"
#include "rules/referee/course.h"

namespace lk::rules::halfwish {

const Course& course();

/// The tie-breaks as they were asked. Where the table agreed on another end for two players who are both out
/// (option both-die), only the question that was level.
std::vector<Decider> decidersOf(const State& state);

}  // namespace lk::rules::halfwish
