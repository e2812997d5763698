// One picture in, everything seen in it out: the whole pipeline without memory.
#pragma once

#include <vector>

#include "vision/cards/find/card_finder.h"
#include "vision/cards/name/card_index.h"
#include "vision/cards/name/card_inquiry.h"
#include "vision/core/stages.h"
#include "vision/marks/mark_reader.h"
#include "vision/marks/sheet.h"

namespace lk::vision {

struct RecogniserOptions {
  bool diceAnywhere = false;
  bool cards = true;
  /// `exhaustive` is for pictures read for their marks' sake; it costs some hundred milliseconds.
  MarkEffort marks = MarkEffort::thorough;
  FinderSteps* steps = nullptr;  // filled when given, with how the cards were found; not owned
  /// Filled when given, with the looks that led to each card told, in their order; not owned.
  std::vector<CardTrail>* trails = nullptr;
  Stages stages;  // all of them, but to measure what one is worth
};

/// `index` and `sheets` may be empty. Trays are the sheets whose id begins with "TRAY:"; cards inside trays
/// are not looked for, dice inside them are read in the rectified top view.
FrameSightings recognise(const cv::Mat& bgr, const CardIndex& index, const std::vector<SheetSpec>& sheets,
                         const RecogniserOptions& options = {});

}  // namespace lk::vision
