// A picture of the table as everybody may see it, and what lies in it.
#pragma once

#include <vector>

#include "app/session/privacy.h"
#include "app/window/shared/moment.h"
#include "vision/tracker.h"

namespace lk::app {

/// The frame last given to the tracker, with the trays of `covered` painted over. `certain`: the sheets whose
/// place is certain in this very frame (see coverPrivate). `surroundings` took that frame, too.
Picture seenPicture(const cv::Mat& bgr, const vision::Tracker& tracker, const Surroundings& surroundings,
                    const std::vector<rules::Seat>& covered,
                    const std::vector<vision::SheetSighting>& certain, const GameKit& kit);

/// What lies in it, named in the language that is spoken now.
std::vector<SeenThing> seenThings(const vision::Tracker& tracker, const std::vector<rules::Seat>& covered,
                                  const GameKit& kit);

}  // namespace lk::app
