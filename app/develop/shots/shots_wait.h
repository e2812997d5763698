// How pictures wait for what comes in its own time: threads, timers, a long form made bit by bit.
#pragma once

#include <functional>
#include <string>

#include "rules/text/fault.h"

namespace lk::app {

/// Lets events happen until `reached`; it is asked after each lot of them. A minute is too long: the fault
/// then says `late` ("the coach is not done in time").
Outcome<Done> waitUntil(const std::function<bool()>& reached, const std::string& late);

}  // namespace lk::app
