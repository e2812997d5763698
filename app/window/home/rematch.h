// Creates a request for another night with the set-up of an earlier one.
#pragma once

#include "app/record/evening/record.h"
#include "app/window/shared/night_request.h"

namespace lk::app {

/// Returns a request with the same set-up, house rules and way of playing. If the game has a starting player,
/// it is the player next to the earlier one. `camera` is the source of pictures, in the format of
/// openSource(). Returns nullopt if the night was never set up.
std::optional<NightRequest> rematchOf(const NightLog& night, const std::string& camera);

}  // namespace lk::app
