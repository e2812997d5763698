// Reports things at rest with their zones and trays, masked for an audience.
#pragma once

#include <optional>
#include <vector>

#include "app/session/table/placements.h"
#include "app/session/watch/report.h"

namespace lk::app {

/// Returns a CardReport or DiceReport for a thing that appeared or changed; nullopt for removed things and
/// for sheets. Dice in trays of `covered` are masked.
std::optional<decltype(Report::what)> sightingReport(const vision::Change& change,
                                                     const vision::Tracker& tracker,
                                                     const Placements& placements,
                                                     const std::vector<rules::Seat>& covered);

}  // namespace lk::app
