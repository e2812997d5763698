// One picture in, everything seen in it out: the whole pipeline without memory.
#pragma once

#include <vector>

#include "vision/card_finder.h"
#include "vision/card_index.h"
#include "vision/card_inquiry.h"
#include "vision/mark_reader.h"
#include "vision/sheet.h"

namespace lk::vision {

struct RecogniserOptions {
  bool diceAnywhere = false;
  bool cards = true;
  /// `exhaustive` is for pictures read for their marks' sake; it costs some hundred milliseconds.
  MarkEffort marks = MarkEffort::thorough;
  FinderSteps* steps = nullptr;  // filled when given, with how the cards were found; not owned
  /// Filled when given, with the looks that led to each card told, in their order; not owned.
  std::vector<CardTrail>* trails = nullptr;
};

/// `index` and `sheets` may be empty. Trays are the sheets whose id begins with "TRAY:"; cards inside trays
/// are not looked for, dice inside them are read in the rectified top view.
FrameSightings recognise(const cv::Mat& bgr, const CardIndex& index, const std::vector<SheetSpec>& sheets,
                         const RecogniserOptions& options = {});

/// True when nothing lies inside the outline: what is there looks like what is around it, as in a printed,
/// empty place for a card.
bool looksEmpty(const cv::Mat& bgr, const Quad& outline);

/// True when what the outline holds has one colour all over: a square of a chequered cloth, a slip of paper.
/// Whatever it is, it has no face to tell cards by.
bool looksBlank(const cv::Mat& bgr, const Quad& outline);

/// True when the outline holds nothing but fields of one colour, and its sides go on beyond its corners: a
/// part of a chequered cloth.
bool looksLikePattern(const cv::Mat& bgr, const Quad& outline);

}  // namespace lk::vision
