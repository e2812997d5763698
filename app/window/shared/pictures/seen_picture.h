// Builds the picture of the table that everybody may see, with the names of the things in it.
#pragma once

#include <vector>

#include "app/session/watch/privacy.h"
#include "app/window/shared/moment.h"
#include "vision/tracker.h"

namespace lk::app {

/// Returns the frame last given to the tracker, with the trays of `covered` painted over. `certain` contains
/// the sheets whose position is certain in this frame (see coverPrivate). `surroundings` must have taken the
/// same frame.
Picture seenPicture(const cv::Mat& bgr, const vision::Tracker& tracker, const Surroundings& surroundings,
                    const std::vector<rules::Seat>& covered,
                    const std::vector<vision::SheetSighting>& certain, const GameKit& kit);

/// Returns the recognised things, named in the current language.
std::vector<SeenThing> seenThings(const vision::Tracker& tracker, const std::vector<rules::Seat>& covered,
                                  const GameKit& kit);

}  // namespace lk::app
