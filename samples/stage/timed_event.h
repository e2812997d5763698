// An event of a scene, with its time.
#pragma once

#include "rules/text/json.h"

namespace lk::stage {

/// An event entered by a person at a given time, exactly as on standard input.
struct TimedEvent {
  double seconds = 0;
  Json event;
};

}  // namespace lk::stage
