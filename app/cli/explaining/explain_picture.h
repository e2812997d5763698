// What every stage of the eyes made of one photo, as pictures: for someone whose photo fails, to see where.
#pragma once

#include <string>
#include <vector>

#include "rules/text/fault.h"
#include "vision/cards/find/card_finder.h"
#include "vision/cards/name/card_inquiry.h"
#include "vision/marks/sheet.h"

namespace lk::app {

/// What there is to explain.
struct Explained {
  cv::Mat bgr;
  vision::FinderSteps steps;
  std::vector<vision::CardObservations>
      observations;  // the looks at each card of `seen`, see RecogniserOptions
  vision::FrameSightings seen;
  const std::vector<vision::SheetSpec>* sheets = nullptr;  // that were looked for; not owned
  bool diceAnywhere = false;                               // whether dice were read outside trays, too
};

/// Writes NAME-1-propose.png, -2-fit, -3-rectify, -4-shortlist, -5-verify and -6-decide into `folder`, which
/// is made when it is not there; of dice -7-dice, and -7-dice-A of tray A. Pictures without content (no card,
/// no library, no tray) are left out.
Outcome<Done> writeExplanation(const Explained& explained, const std::string& folder,
                               const std::string& name);

}  // namespace lk::app
