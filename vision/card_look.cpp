#include "vision/card_look.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <tuple>

#include <opencv2/imgproc.hpp>

#include "vision/card_geometry.h"

namespace lk::vision {
namespace {

constexpr float kFaint = 6.0F;  // tanh(6 x darkness): a tint of a tenth counts as much as a black line
constexpr float kHeavy = 1.2F;  // what is dark anyway still differs
constexpr float kChroma = 3.0F;
constexpr float kBlack = 0.04F;  // keeps the colour of what is nearly black from being noise
const float kWhite = std::log(1 + kBlack);
constexpr float kDeepestShadow = 0.35F;  // paper in shadow against the card's brightest paper; darker is ink
constexpr float kCastLimit = 0.12F;      // how far (log) the light's colour may differ within a card

// The brightest share of the card: its paper, or the nearest thing to it.
cv::Vec3f brightest(const cv::Mat& card, const cv::Mat& inSight) {
  std::array<int, 256> histogram{};
  cv::Mat grey;
  cv::cvtColor(card, grey, cv::COLOR_BGR2GRAY);
  if (!inSight.empty()) grey.setTo(0, ~inSight);
  for (int y = 0; y < grey.rows; ++y)
    for (int x = 0; x < grey.cols; ++x) ++histogram[grey.at<std::uint8_t>(y, x)];
  const int seen = inSight.empty() ? grey.rows * grey.cols : cv::countNonZero(inSight);
  int above = 0;
  int level = 255;
  for (; level > 1 && above < seen / 12; --level) above += histogram[static_cast<std::size_t>(level)];
  const cv::Scalar mean = cv::mean(card, grey > level);
  return {static_cast<float>(std::max(mean[0], 8.0)), static_cast<float>(std::max(mean[1], 8.0)),
          static_cast<float>(std::max(mean[2], 8.0))};
}

// The paper's colour everywhere, under whatever is printed on it: what is darker than its surroundings is
// filled, what remains is smoothed, and kept within what light alone can do.
cv::Mat paperOf(const cv::Mat& small, const cv::Vec3f& whitest, const cv::Mat& inSight) {
  cv::Mat half;
  cv::resize(small, half, {kLookWidth / 2, kLookHeight / 2}, 0, 0, cv::INTER_AREA);
  const cv::Mat window = cv::getStructuringElement(cv::MORPH_RECT, {11, 11});
  if (inSight.empty()) {
    cv::morphologyEx(half, half, cv::MORPH_CLOSE, window, {-1, -1}, 1, cv::BORDER_REFLECT);
  } else {
    // What is not the card is no paper, and no ink either.
    cv::Mat seen;
    cv::resize(inSight, seen, half.size(), 0, 0, cv::INTER_AREA);
    seen = seen == 255;
    half.setTo(0, ~seen);
    cv::dilate(half, half, window, {-1, -1}, 1, cv::BORDER_REFLECT);
    cv::dilate(seen, seen, window);
    half.setTo(cv::Scalar(whitest[0], whitest[1], whitest[2]), ~seen);
    cv::erode(half, half, window, {-1, -1}, 1, cv::BORDER_REFLECT);
  }
  cv::blur(half, half, {5, 5});
  cv::Mat paper;
  cv::resize(half, paper, small.size(), 0, 0, cv::INTER_LINEAR);
  paper.convertTo(paper, CV_32F);
  const cv::Scalar whiteScale(1 / whitest[0], 1 / whitest[1], 1 / whitest[2]);
  cv::multiply(cv::max(paper, 4.0), whiteScale, paper);
  cv::log(paper, paper);
  for (int y = 0; y < paper.rows; ++y) {
    auto* row = paper.ptr<cv::Vec3f>(y);
    for (int x = 0; x < paper.cols; ++x) {
      const float light = (row[x][0] + 2 * row[x][1] + row[x][2]) / 4;
      const float kept = std::clamp(light, std::log(kDeepestShadow), 0.2F);
      for (int c = 0; c < 3; ++c) row[x][c] = kept + std::clamp(row[x][c] - light, -kCastLimit, kCastLimit);
    }
  }
  cv::exp(paper, paper);
  cv::multiply(paper, cv::Scalar(whitest[0], whitest[1], whitest[2]), paper);
  return paper;
}

void hyperbolicTangent(cv::Mat& values) {
  cv::exp(2 * values, values);
  cv::divide(-2.0, values + cv::Scalar::all(1), values);
  values += cv::Scalar::all(1);
}

std::int8_t packed(float value) {
  return cv::saturate_cast<std::int8_t>(value * 127);
}

}  // namespace

cv::Mat cutForLook(const cv::Mat& bgr, const Quad& corners) {
  constexpr int kFactor = 2;
  const cv::Size fine(kLookWidth * kFactor, kLookHeight * kFactor);
  const cv::Size2f sides = quadSides(corners);
  const int shrink = static_cast<int>(
      std::min(sides.width / static_cast<float>(fine.width), sides.height / static_cast<float>(fine.height)));
  const cv::Rect around =
      cv::boundingRect(std::vector<cv::Point2f>(corners.begin(), corners.end())) & cv::Rect({}, bgr.size());
  if (shrink < 2 || around.width < shrink || around.height < shrink) return rectifyCard(bgr, corners, fine);
  // A large card is reduced by whole pixels first, so that nothing fine turns into false patterns.
  const cv::Size whole(around.width / shrink, around.height / shrink);
  cv::Mat reduced;
  cv::resize(bgr(cv::Rect(around.tl(), whole * shrink)), reduced, whole, 0, 0, cv::INTER_AREA);
  Quad moved = corners;
  for (cv::Point2f& corner : moved) corner -= cv::Point2f(around.tl());
  return rectifyCard(reduced, scaled(moved, 1.0F / static_cast<float>(shrink)), fine);
}

cv::Mat lookOf(const cv::Mat& card, const cv::Mat& inSight) {
  cv::Mat small;
  cv::resize(card, small, {kLookWidth, kLookHeight}, 0, 0, cv::INTER_AREA);
  const cv::Mat paper = paperOf(small, brightest(small, inSight), inSight);
  // Log of reflectance, then darkness in two strengths and two differences of colour. OpenCV's own logarithm
  // and exponential take whole pictures several times faster than one value at a time.
  cv::Mat ratio;
  small.convertTo(ratio, CV_32F);
  cv::divide(ratio, paper, ratio);
  cv::log(ratio + cv::Scalar::all(kBlack), ratio);
  cv::Mat planes(kLookHeight, kLookWidth, CV_32FC4);
  for (int y = 0; y < kLookHeight; ++y) {
    const auto* seen = ratio.ptr<cv::Vec3f>(y);
    auto* out = planes.ptr<cv::Vec4f>(y);
    for (int x = 0; x < kLookWidth; ++x) {
      const auto [blue, green, red] = std::tuple(seen[x][0], seen[x][1], seen[x][2]);
      const float dark = std::max(-0.05F, kWhite - (0.2F * blue + 0.5F * green + 0.3F * red));
      out[x] = {kFaint * dark, kHeavy * dark, kChroma * (red - green),
                kChroma * (blue - 0.5F * (green + red))};
    }
  }
  hyperbolicTangent(planes);
  if (!inSight.empty()) planes.setTo(cv::mean(planes, inSight), ~inSight);
  cv::GaussianBlur(planes, planes, {3, 3}, 0.8);
  cv::Mat look(kLookHeight, kLookWidth, CV_8SC4);
  for (int y = 0; y < kLookHeight; ++y) {
    const auto* from = planes.ptr<cv::Vec4f>(y);
    auto* to = look.ptr<cv::Vec<std::int8_t, 4>>(y);
    for (int x = 0; x < kLookWidth; ++x)
      to[x] = {packed(from[x][0]), packed(from[x][1]), packed(from[x][2]), packed(from[x][3])};
  }
  return look;
}

namespace {
constexpr float kClearly = 1.2F;  // long over short side
constexpr std::size_t kHeader = 2;
}  // namespace

cv::Matx33d lookToImage(const Quad& corners) {
  // Pixel centres lie at whole numbers: the card's edge is half a pixel outside of the first.
  constexpr float kWide = kLookWidth - 0.5F, kHigh = kLookHeight - 0.5F;
  const Quad upright{cv::Point2f(-0.5F, -0.5F), {kWide, -0.5F}, {kWide, kHigh}, {-0.5F, kHigh}};
  return cv::getPerspectiveTransform(upright.data(), corners.data());
}

bool liesAcross(const Quad& corners) {
  const cv::Size2f sides = quadSides(corners);
  return sides.width > kClearly * sides.height;
}

bool isAmbiguous(const Quad& corners) {
  const cv::Size2f sides = quadSides(corners);
  return std::max(sides.width, sides.height) < kClearly * 1.05F * std::min(sides.width, sides.height);
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

}  // namespace lk::vision
