#include "vision/cards/name/describe/card_look.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <iterator>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/cards/name/describe/card_paper.h"
#include "vision/core/quad_geometry.h"
#include "vision/core/rectify_card.h"

namespace lk::vision {
namespace {

constexpr float kFaint = 6.0F;  // tanh(6 x darkness): a tint of a tenth counts as much as a black line
constexpr float kHeavy = 1.2F;  // keeps differences between dark inks
constexpr float kColour = 3.0F;
constexpr float kBlack = 0.04F;  // offset that keeps noise out of the logarithm of nearly black pixels
const float kWhite = std::log(1 + kBlack);

/// Blur applied to a look. Cameras and JPEG blur colour more than light, so a look does the same.
struct Softness {
  double sigma;
  int reach;
};
constexpr Softness kInkSoft{0.8, 3}, kColourSoft{1.6, 13};

void hyperbolicTangent(cv::Mat& values) {
  cv::exp(2 * values, values);
  cv::divide(-2.0, values + cv::Scalar::all(1), values);
  values += cv::Scalar::all(1);
}

std::int8_t packed(float value) {
  return cv::saturate_cast<std::int8_t>(value * 127);
}

}  // namespace

cv::Mat cutOut(const cv::Mat& bgr, const Quad& corners, cv::Size size) {
  const cv::Size2f sides = sidesOf(corners);
  const int shrink = static_cast<int>(
      std::min(sides.width / static_cast<float>(size.width), sides.height / static_cast<float>(size.height)));
  const cv::Rect around =
      cv::boundingRect(std::vector<cv::Point2f>(corners.begin(), corners.end())) & cv::Rect({}, bgr.size());
  if (shrink < 2 || around.width < shrink || around.height < shrink) return rectifyCard(bgr, corners, size);
  // Large cards are first reduced by a whole factor, to avoid aliasing.
  const cv::Size whole(around.width / shrink, around.height / shrink);
  cv::Mat reduced;
  cv::resize(bgr(cv::Rect(around.tl(), whole * shrink)), reduced, whole, 0, 0, cv::INTER_AREA);
  Quad moved = corners;
  for (cv::Point2f& corner : moved) corner -= cv::Point2f(around.tl());
  return rectifyCard(reduced, scaled(moved, 1.0F / static_cast<float>(shrink)), size);
}

cv::Mat cutForLook(const cv::Mat& bgr, const Quad& corners) {
  constexpr int kFactor = 2;
  return cutOut(bgr, corners, {kLookWidth * kFactor, kLookHeight * kFactor});
}

cv::Mat lookOf(const cv::Mat& card, const cv::Mat& visible, const Lighting& lighting) {
  cv::Mat small;
  cv::resize(card, small, {kLookWidth, kLookHeight}, 0, 0, cv::INTER_AREA);
  cv::Mat share;  // light relative to the paper's
  small.convertTo(share, CV_32F);
  const cv::Vec3d paper = lighting.paper ? *lighting.paper : whitestOf(small, visible);
  if (lighting.even)
    cv::divide(share, cv::Scalar(paper[0], paper[1], paper[2]), share);
  else
    cv::divide(share, paperOf(small, visible, paper), share);
  // Darkness in two strengths, from logarithms. Colour from plain differences: the logarithm of dark ink's
  // colour is mostly noise and glare.
  cv::Mat logs;
  cv::log(share + cv::Scalar::all(kBlack), logs);
  cv::Mat ink(kLookHeight, kLookWidth, CV_32FC2), colour(kLookHeight, kLookWidth, CV_32FC2);
  for (int y = 0; y < kLookHeight; ++y)
    for (int x = 0; x < kLookWidth; ++x) {
      const cv::Vec3f &log = logs.at<cv::Vec3f>(y, x), &seen = share.at<cv::Vec3f>(y, x);
      const float dark = std::max(-0.05F, kWhite - (0.2F * log[0] + 0.5F * log[1] + 0.3F * log[2]));
      ink.at<cv::Vec2f>(y, x) = {kFaint * dark, kHeavy * dark};
      colour.at<cv::Vec2f>(y, x) = {kColour * (seen[2] - seen[1]),
                                    kColour * (seen[0] - 0.5F * (seen[1] + seen[2]))};
    }
  for (const auto& [planes, soft] : {std::pair(&ink, kInkSoft), std::pair(&colour, kColourSoft)}) {
    hyperbolicTangent(*planes);
    if (!visible.empty()) planes->setTo(cv::mean(*planes, visible), ~visible);
    cv::GaussianBlur(*planes, *planes, {soft.reach, soft.reach}, soft.sigma);
  }
  cv::Mat look(kLookHeight, kLookWidth, CV_8SC4);
  for (int y = 0; y < kLookHeight; ++y)
    for (int x = 0; x < kLookWidth; ++x) {
      const cv::Vec2f &depth = ink.at<cv::Vec2f>(y, x), &hue = colour.at<cv::Vec2f>(y, x);
      look.at<cv::Vec<std::int8_t, 4>>(y, x) = {packed(depth[0]), packed(depth[1]), packed(hue[0]),
                                                packed(hue[1])};
    }
  return look;
}

namespace {
constexpr float kClearly = 1.2F;  // long side over short side
constexpr std::size_t kHeader = 2;
}  // namespace

cv::Matx33d lookToImage(const Quad& corners) {
  // Pixel centres have integer coordinates, so the card's edge lies half a pixel outside the first pixel.
  constexpr float kWide = kLookWidth - 0.5F, kHigh = kLookHeight - 0.5F;
  const Quad upright{cv::Point2f(-0.5F, -0.5F), {kWide, -0.5F}, {kWide, kHigh}, {-0.5F, kHigh}};
  return cv::getPerspectiveTransform(upright.data(), corners.data());
}

bool liesAcross(const Quad& corners) {
  const cv::Size2f sides = sidesOf(corners);
  return sides.width > kClearly * sides.height;
}

bool isAmbiguous(const Quad& corners) {
  const cv::Size2f sides = sidesOf(corners);
  return std::max(sides.width, sides.height) < kClearly * 1.05F * std::min(sides.width, sides.height);
}

bool printedToTheRims(const cv::Mat& look) {
  constexpr int kFrom = 2, kWide = 6;  // pixels from the side
  constexpr double kBare = 9;          // of 127; ink on bare paper varies less, including shadow and noise
  cv::Mat ink;
  cv::extractChannel(look, ink, kHeavyInk);
  const int w = kLookWidth - 2 * kFrom, h = kLookHeight - 2 * kFrom;
  const cv::Rect strips[] = {{kFrom, kFrom, w, kWide},
                             {kFrom, kLookHeight - kFrom - kWide, w, kWide},
                             {kFrom, kFrom, kWide, h},
                             {kLookWidth - kFrom - kWide, kFrom, kWide, h}};
  return std::all_of(std::begin(strips), std::end(strips), [&](const cv::Rect& strip) {
    cv::Scalar mean, deviation;
    cv::meanStdDev(ink(strip), mean, deviation);
    return deviation[0] > kBare;
  });
}

Descriptor toDescriptor(const DescribedLook& described) {
  Descriptor descriptor(kHeader + kLookBytes);
  descriptor[0] = kDescriptorVersion;
  descriptor[1] = described.across ? 1 : 0;
  std::memcpy(descriptor.data() + kHeader, described.look.data, kLookBytes);
  return descriptor;
}

bool isUsable(const Descriptor& descriptor) {
  return descriptor.size() == kHeader + kLookBytes && descriptor[0] == kDescriptorVersion;
}

DescribedLook fromDescriptor(const Descriptor& descriptor) {
  if (!isUsable(descriptor)) return {};
  DescribedLook described{cv::Mat(kLookHeight, kLookWidth, CV_8SC4), descriptor[1] != 0};
  std::memcpy(described.look.data, descriptor.data() + kHeader, kLookBytes);
  return described;
}

cv::Mat pictureOfLook(const cv::Mat& look) {
  cv::Mat picture(look.size(), CV_8UC3);
  for (int y = 0; y < look.rows; ++y) {
    for (int x = 0; x < look.cols; ++x) {
      const auto& planes = look.at<cv::Vec<std::int8_t, kLookPlanes>>(y, x);
      const auto plane = [&](int i) { return std::clamp(planes[i] / 127.0, -0.99, 0.99); };
      // Approximate inverse of lookOf(): darkness, then the two colour differences.
      const double light = std::exp(-std::max(0.0, std::atanh(plane(1)) / 1.2));
      const double red = std::atanh(plane(2)) / 3, blue = std::atanh(plane(3)) / 3;
      const double green = light - 0.2 * blue - 0.4 * red;
      const double shares[3] = {green + blue + red / 2, green, green + red};
      for (int c = 0; c < 3; ++c)
        picture.at<cv::Vec3b>(y, x)[c] =
            cv::saturate_cast<std::uint8_t>(kEvenPaper * std::min(1.0, shares[c]));
    }
  }
  return picture;
}

}  // namespace lk::vision
