// The planes a descriptor holds: ink on paper, freed of light. Known to the stages that describe and compare
// only.
#pragma once

#include <optional>

#include <opencv2/core.hpp>

#include "vision/cards/name/describe/card_descriptor.h"

namespace lk::vision {

inline constexpr int kLookWidth = 48;
inline constexpr int kLookHeight = 68;
inline constexpr int kLookPlanes = 4;
enum LookPlane { kFaintInk, kHeavyInk, kRedGreen, kBlueYellow };
inline constexpr int kInkPlanes = 2;  // the first; colour has a zero of its own: that of the paper
inline constexpr std::size_t kLookBytes =
    static_cast<std::size_t>(kLookWidth) * static_cast<std::size_t>(kLookHeight) * kLookPlanes;

inline constexpr double kEvenPaper = 245;  // grey levels

/// What lit a card: told from the card's own paper where nothing else tells.
struct Lighting {
  std::optional<cv::Vec3d> paper{};  // grey levels of a picture's blue, green and red where paper is lit best
  bool even = false;                 // all of it is
};
inline const Lighting kEvenLight{cv::Vec3d::all(kEvenPaper), true};

/// Four signed 8-bit planes (CV_8SC4, kLookWidth x kLookHeight) of an upright card cut out as 8-bit BGR.
/// `inSight` (CV_8U, of a look's size; empty: all): 255 where the card itself is seen. The rest takes no part
/// and is filled with what the card shows on average.
cv::Mat lookOf(const cv::Mat& card, const cv::Mat& inSight = {}, const Lighting& lighting = {});

/// What lies at `corners`, cut out at this size; from a picture much finer nothing turns into false patterns.
cv::Mat cutOut(const cv::Mat& bgr, const Quad& corners, cv::Size size);

/// The card at `corners`, cut out at a resolution of its own from which lookOf() loses nothing.
cv::Mat cutForLook(const cv::Mat& bgr, const Quad& corners);

/// What a descriptor holds: the look of the card standing upright, and whether the card's own top left is
/// then at the bottom left, one corner before: a card printed across.
struct DescribedLook {
  cv::Mat look;
  bool across = false;
};

/// Homography from pixels of the look of an upright card at `corners` to pixels of the picture.
cv::Matx33d lookToImage(const Quad& corners);

/// True when the outline is wider than high, beyond what perspective does to a card that stands upright.
bool liesAcross(const Quad& corners);
/// True when perspective leaves open which sides are the long ones.
bool isAmbiguous(const Quad& corners);

/// True when something is printed near all four sides: print tells then where the corners are.
bool printedToTheRims(const cv::Mat& look);

/// What a look shows, as people can read it: ink and its colour on white paper, 8-bit BGR.
cv::Mat pictureOfLook(const cv::Mat& look);

Descriptor toDescriptor(const DescribedLook& described);
/// No look when the descriptor is not of this version.
DescribedLook fromDescriptor(const Descriptor& descriptor);

}  // namespace lk::vision
