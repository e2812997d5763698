// Names the cards of a picture all at once: what lies on a card hides a part of it, and is known once the
// others are. Whoever wants a card named asks here.
#pragma once

#include <vector>

#include "vision/cards/find/card_finder.h"
#include "vision/cards/find/card_leftovers.h"
#include "vision/cards/name/card_inquiry.h"

namespace lk::vision {

/// A card, named or not, and the looks that led to that; no looks where nobody asked for them.
struct Naming {
  CardSighting card;
  CardTrail trail;
};
enum class Trails { left, kept };

/// Names every outline, on all cores; same order. Without anyone to ask (an empty index) they stay nameless.
std::vector<Naming> nameAll(const cv::Mat& bgr, const CardIndex& index,
                            const std::vector<CardOutline>& outlines, Trails trails = Trails::left,
                            const Stages& stages = {});

/// Where outlines got no name, cards are looked for once more, given those that have one: what is found so
/// and gets a name takes the place of the nameless outlines over it. Both lists stay in step.
void nameAround(const cv::Mat& bgr, const CardIndex& index, const CardLeftovers& left, Trails trails,
                std::vector<CardOutline>& outlines, std::vector<Naming>& namings, const Stages& stages = {});

/// Names the card at just this outline, one of several to be tried: not where else it may end, nor what hides
/// it. Where a lamp may be mirrored in it the name holds without its light, too. `trail`, where given, gets
/// the looks.
CardSighting nameAt(const cv::Mat& bgr, const CardIndex& index, const Quad& outline,
                    CardTrail* trail = nullptr);

}  // namespace lk::vision
