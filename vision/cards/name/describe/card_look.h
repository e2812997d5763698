// A look: the planes that a descriptor holds, ink on paper without the effects of light. Only used by code
// that describes and compares cards.
#pragma once

#include <optional>

#include <opencv2/core.hpp>

#include "vision/cards/name/describe/descriptor.h"
#include "vision/core/sighting.h"

namespace lk::vision {

inline constexpr int kLookWidth = 48;
inline constexpr int kLookHeight = 68;
inline constexpr int kLookPlanes = 4;
enum LookPlane { kFaintInk, kHeavyInk, kRedGreen, kBlueYellow };
/// The first planes; colour planes have a natural zero, the paper's colour.
inline constexpr int kInkPlanes = 2;
inline constexpr std::size_t kLookBytes =
    static_cast<std::size_t>(kLookWidth) * static_cast<std::size_t>(kLookHeight) * kLookPlanes;

inline constexpr double kEvenPaper = 245;  // grey levels

/// The light on a card. By default it is estimated from the card's own paper.
struct Lighting {
  std::optional<cv::Vec3d> paper{};  // blue, green and red levels of the paper where it is lit best
  bool even = false;                 // the paper is lit evenly
};
inline const Lighting kEvenLight{cv::Vec3d::all(kEvenPaper), true};

/// Returns a look: four signed 8-bit planes (CV_8SC4, kLookWidth x kLookHeight). `card` is an upright card,
/// rectified, 8-bit BGR. `visible` (CV_8U of a look's size, or empty) is 255 where the card itself is
/// visible. Other pixels are ignored and filled with the card's mean.
cv::Mat lookOf(const cv::Mat& card, const cv::Mat& visible = {}, const Lighting& lighting = {});

/// Rectifies the area at `corners` to `size`. Reduces large images first, to avoid aliasing.
cv::Mat cutOut(const cv::Mat& bgr, const Quad& corners, cv::Size size);

/// Rectifies the card at `corners` at a resolution high enough for lookOf().
cv::Mat cutForLook(const cv::Mat& bgr, const Quad& corners);

/// Contents of a descriptor: the look of the upright card, and whether it is printed in landscape. In that
/// case the card's own top left is then at the bottom left, one corner earlier.
struct DescribedLook {
  cv::Mat look;
  bool across = false;
};

/// Returns the homography from pixels of the look of an upright card at `corners` to image pixels.
cv::Matx33d lookToImage(const Quad& corners);

/// True if the outline is wider than high by more than perspective does to an upright card.
bool liesAcross(const Quad& corners);
/// True if perspective leaves open which sides are the long ones.
bool isAmbiguous(const Quad& corners);

/// True if there is print near all four sides, so that print determines the corners.
bool printedToTheRims(const cv::Mat& look);

/// Returns an image of a look for people: ink and its colour on white paper, 8-bit BGR.
cv::Mat pictureOfLook(const cv::Mat& look);

Descriptor toDescriptor(const DescribedLook& described);
/// Returns an empty look if the descriptor does not have this version.
DescribedLook fromDescriptor(const Descriptor& descriptor);

}  // namespace lk::vision
