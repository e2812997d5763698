// Covers what an audience may not see in a picture of the table. Every picture shown or stored passes through
// here.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

#include "rules/core/ids.h"
#include "vision/sighting.h"

namespace lk::app {

/// Paints over the trays of `covered` in place, with a margin for dice at their rims. A covered tray whose
/// place is not known covers the whole picture: what cannot be found cannot be hidden. `certain`: the sheets
/// whose place is certain in this very picture (Tracker::placeCertain), not those that lay there a moment
/// ago.
void coverPrivate(cv::Mat& bgr, const std::vector<rules::Seat>& covered,
                  const std::vector<vision::SheetSighting>& certain);

}  // namespace lk::app
