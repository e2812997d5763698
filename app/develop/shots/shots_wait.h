// Waiting for asynchronous work before a screenshot: threads, timers, forms that are created incrementally.
#pragma once

#include <functional>
#include <string>

#include "rules/text/fault.h"

namespace lk::app {

/// Processes events until `reached` returns true; checks it after each batch. Fails after a minute with the
/// text `late` ("the coach is not done in time").
Outcome<Done> waitUntil(const std::function<bool()>& reached, const std::string& late);

}  // namespace lk::app
