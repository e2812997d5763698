// From a token's place on the mat to its zone.
#pragma once

#include "app/session/table_setting.h"
#include "rules/core/placement.h"
#include "vision/core/stable_sighting.h"

namespace lk::app {

/// Where a token lies, and which zone is next to it. A token that the setting does not have is placed as one
/// that stands for no card.
rules::TokenPlacement placementOf(const vision::StableToken& token, const TableSetting& setting);

}  // namespace lk::app
