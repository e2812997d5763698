// The same table once more: as a night was set up, with somebody else going first.
#pragma once

#include "app/record/evening/record.h"
#include "app/window/shared/night_request.h"

namespace lk::app {

/// Who sits next to who went first goes first, where the game asks for it. Everything else, the house's rules
/// and how people are at it, is as it was; `camera` is where pictures come from, as openSource() takes it.
/// None where the night was never set up.
std::optional<NightRequest> rematchOf(const NightLog& night, const std::string& camera);

}  // namespace lk::app
