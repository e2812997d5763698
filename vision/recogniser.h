// Recognises everything in one image: the whole pipeline without memory.
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
  /// `exhaustive` is for images that are read for their marks; it takes some hundred milliseconds.
  MarkEffort marks = MarkEffort::thorough;
  FinderSteps* steps = nullptr;  // filled with how the cards were found, if not null; not owned
  /// Filled with the observations of each reported card, in the same order, if not null; not owned.
  std::vector<CardObservations>* observations = nullptr;
  Stages stages;  // all by default; fewer only to measure the value of a stage
};

/// Recognises an 8-bit BGR image. `index` and `sheets` may be empty. Sheets with an id starting with "TRAY:"
/// are trays. No cards are searched inside trays; dice inside them are read in the rectified top view.
FrameSightings recognise(const cv::Mat& bgr, const CardIndex& index, const std::vector<SheetSpec>& sheets,
                         const RecogniserOptions& options = {});

}  // namespace lk::vision
