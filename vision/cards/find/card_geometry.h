// Plane geometry of four-sided outlines, shared by the stages that find and name cards.
#pragma once

#include <vector>

#include "vision/core/sighting.h"

namespace lk::vision {

double quadArea(const Quad& quad);
cv::Point2f quadCentre(const Quad& quad);
/// Mean length of the sides 0-1 and 2-3, and of the sides 1-2 and 3-0.
cv::Size2f quadSides(const Quad& quad);
bool contains(const Quad& quad, cv::Point2f point);

/// Area both share, over the area of the smaller one: 1 when one lies inside the other.
double sharedOfSmaller(const Quad& a, const Quad& b);

/// Clockwise as seen in the image, beginning with the corner nearest the image's top left.
Quad fromTopLeft(const Quad& quad);
/// The same outline beginning `quarters` corners later.
Quad turned(const Quad& quad, int quarters);
/// Begins at a corner from which the first side is a short one, so that the outline cuts out upright.
Quad portrait(const Quad& quad);

/// Clockwise turn of a card, given from its own top left, against the image's upright, degrees, 0..360.
double turnOf(const Quad& corners);

/// Longer over shorter of two opposite sides, the worse pair: how strongly perspective narrows the quad.
double narrowing(const Quad& quad);

/// True when no corner of `a` is farther from that of `b` than this share of its size.
bool nearlySameQuad(const Quad& a, const Quad& b, double share);

bool isConvex(const Quad& quad);
Quad scaled(const Quad& quad, float factor);
/// Where a homography takes it.
Quad mapped(const cv::Matx33d& h, const Quad& quad);

/// The tilt against the camera (cosine: 1 = seen from straight above) under which a rectangle of an aspect
/// (long over short side) within [lowest, highest] looks like `quad`; the gentlest one that does.
double tiltCosine(const Quad& quad, double lowest, double highest);

}  // namespace lk::vision
