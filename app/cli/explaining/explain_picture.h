// Pictures of each stage of recognition for one photo, to find out at which stage it fails.
#pragma once

#include <string>
#include <vector>

#include "rules/text/fault.h"
#include "vision/cards/find/card_finder.h"
#include "vision/cards/name/card_inquiry.h"
#include "vision/marks/sheet.h"

namespace lk::app {

/// The data to explain.
struct Explained {
  cv::Mat bgr;
  vision::FinderSteps steps;
  std::vector<vision::CardObservations> observations;  // for each card of `seen`, see RecogniserOptions
  vision::FrameSightings seen;
  const std::vector<vision::SheetSpec>* sheets = nullptr;  // sheets that were looked for; not owned
  bool diceAnywhere = false;                               // whether dice were read outside trays, too
};

/// Writes NAME-1-propose.png, -2-fit, -3-rectify, -4-shortlist, -5-verify and -6-decide into `folder`, which
/// is created if missing; for dice also -7-dice, and -7-dice-A for tray A. Pictures without content (no card,
/// no library, no tray) are left out.
Outcome<Done> writeExplanation(const Explained& explained, const std::string& folder,
                               const std::string& name);

}  // namespace lk::app
