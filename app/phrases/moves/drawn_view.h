// Names by which cards on the table are touched.
#pragma once

#include "rules/text/json.h"

namespace lk::app {

/// Returns a view in which every card that it tells has a name as "thing", if only by its zone and card:
/// "A/power/venom". The values of moves refer to those by MoveWords::things.
Json withTouchNames(const Json& view);

}  // namespace lk::app
