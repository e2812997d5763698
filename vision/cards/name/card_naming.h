// Names all cards of an image together: a card occludes those below it, and masking it needs its position.
// This is the entry point for naming cards.
#pragma once

#include <vector>

#include "vision/cards/find/card_finder.h"
#include "vision/cards/find/unexplained_shapes.h"
#include "vision/cards/name/card_inquiry.h"

namespace lk::vision {

/// A card, named or not, with the observations that led to it. They are empty unless requested.
struct Naming {
  CardSighting card;
  CardObservations observations;
};
enum class KeepObservations { no, yes };

/// Names every outline, using all cores; the result has the same order. With an empty index, all remain
/// without a name.
std::vector<Naming> nameAll(const cv::Mat& bgr, const CardIndex& index,
                            const std::vector<CardOutline>& outlines,
                            KeepObservations keep = KeepObservations::no, const Stages& stages = {});

/// Searches again for cards near outlines without a name, given the named cards. A card found and named
/// replaces the outlines without a name at its place. Keeps both lists in the same order.
void nameAround(const cv::Mat& bgr, const CardIndex& index, const UnexplainedShapes& left,
                KeepObservations keep, std::vector<CardOutline>& outlines, std::vector<Naming>& namings,
                const Stages& stages = {});

}  // namespace lk::vision
