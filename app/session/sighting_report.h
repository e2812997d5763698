// What is told of things at rest, in the words of the mat: zones and trays, masked for its audience.
#pragma once

#include <optional>
#include <vector>

#include "app/session/placements.h"
#include "app/session/report.h"

namespace lk::app {

/// A CardReport or a DiceReport of what came, or became otherwise; none for what is gone and for sheets. The
/// dice in a tray of `covered` are not told.
std::optional<decltype(Report::what)> sightingReport(const vision::Change& change,
                                                     const vision::Tracker& tracker,
                                                     const Placements& placements,
                                                     const std::vector<rules::Seat>& covered);

}  // namespace lk::app
