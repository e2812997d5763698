#include "vision/cards/name/describe/card_quality.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "vision/cards/name/describe/card_descriptor.h"
#include "vision/core/quad_geometry.h"
#include "vision/core/rectify_card.h"

namespace lk::vision {
namespace {

constexpr double kPerMm = 4;  // pixels
const cv::Size kCard(252, 352);
// Without the rim, whose edge against the table says nothing about the print.
const cv::Rect kPrint(13, 18, 226, 316);

// The limits come from enrolling photos that were degraded step by step, and naming other photos with them.
constexpr double kMinHeight = 70;
constexpr double kMaxBlur = 0.85;
constexpr double kMaxOutside = 0.01;
constexpr double kMinPaper = 45;
constexpr double kMaxOverexposed = 0.1;
constexpr int kPureWhite = 252;

/// An edge of contrast c blurred by sigma has the slope c / (sigma * sqrt(2 pi)) per pixel.
double sharpestEdge(const cv::Mat& grey, double paper) {
  constexpr int kWindow = 25;
  const auto edge = static_cast<float>(std::max(0.15 * paper, 6.0));  // grey levels
  cv::Mat dx, dy, slope, highest, lowest;
  cv::Sobel(grey, dx, CV_32F, 1, 0, 3, 1 / 8.0);
  cv::Sobel(grey, dy, CV_32F, 0, 1, 3, 1 / 8.0);
  cv::magnitude(dx, dy, slope);
  const cv::Mat window = cv::getStructuringElement(cv::MORPH_RECT, {kWindow, kWindow});
  cv::dilate(grey, highest, window);
  cv::erode(grey, lowest, window);
  std::vector<float> sigmas;
  for (int y = 0; y < grey.rows; ++y)
    for (int x = 0; x < grey.cols; ++x) {
      const auto contrast = static_cast<float>(highest.at<uchar>(y, x) - lowest.at<uchar>(y, x));
      if (contrast < edge) continue;
      sigmas.push_back(contrast / (std::max(slope.at<float>(y, x), 0.01F) * 2.507F));
    }
  if (sigmas.size() < 200) return 0;
  const auto sharp = sigmas.begin() + static_cast<std::ptrdiff_t>(sigmas.size() / 50);
  std::nth_element(sigmas.begin(), sharp, sigmas.end());
  return *sharp;
}

double areaOfPolygon(const std::vector<cv::Point2f>& polygon) {
  return polygon.size() < 3 ? 0 : cv::contourArea(polygon);
}

double shareOutside(cv::Size size, const Quad& corners) {
  const std::vector<cv::Point2f> card(corners.begin(), corners.end());
  const float right = static_cast<float>(size.width) - 0.5F, foot = static_cast<float>(size.height) - 0.5F;
  const std::vector<cv::Point2f> picture{{-0.5F, -0.5F}, {right, -0.5F}, {right, foot}, {-0.5F, foot}};
  std::vector<cv::Point2f> inside;
  cv::intersectConvexConvex(card, picture, inside);
  const double all = areaOfPolygon(card);
  return all > 0 ? std::clamp(1 - areaOfPolygon(inside) / all, 0.0, 1.0) : 1;
}

}  // namespace

CardQuality qualityOf(const cv::Mat& bgr, const Quad& corners) {
  CardQuality quality;
  const cv::Size2f sides = sidesOf(corners);
  quality.heightPx = std::max(sides.width, sides.height);
  quality.outside = shareOutside(bgr.size(), corners);
  const cv::Mat card =
      rectifyCard(bgr, corners, sides.width > sides.height ? cv::Size(kCard.height, kCard.width) : kCard);
  const cv::Rect print =
      card.size() == kCard ? kPrint : cv::Rect(kPrint.y, kPrint.x, kPrint.height, kPrint.width);
  cv::Mat grey, least;
  cv::cvtColor(card(print), grey, cv::COLOR_BGR2GRAY);
  std::vector<uchar> levels(grey.begin<uchar>(), grey.end<uchar>());
  const auto bright = levels.begin() + static_cast<std::ptrdiff_t>(levels.size() * 95 / 100);
  std::nth_element(levels.begin(), bright, levels.end());
  quality.paper = *bright;
  quality.blurMm = sharpestEdge(grey, quality.paper) / kPerMm;
  std::array<cv::Mat, 3> channels;
  cv::split(card(print), channels.data());
  cv::min(channels[0], channels[1], least);
  cv::min(least, channels[2], least);
  // A scan or drawing has much pure white but little near-white. Overexposure has much of both.
  const double white = cv::countNonZero(least > kPureWhite) / double(print.area());
  const double nearly = cv::countNonZero(least > kPureWhite - 28) / double(print.area()) - white;
  quality.overexposed = nearly > 0.1 * white ? white : 0;
  return quality;
}

std::vector<QualityFault> faultsOf(const CardQuality& quality) {
  std::vector<QualityFault> faults;
  if (quality.outside > kMaxOutside) faults.push_back(QualityFault::cutOff);
  if (quality.heightPx < kMinHeight) faults.push_back(QualityFault::small);
  if (quality.blurMm > kMaxBlur) faults.push_back(QualityFault::blurred);
  if (quality.paper < kMinPaper) faults.push_back(QualityFault::dark);
  if (quality.overexposed > kMaxOverexposed) faults.push_back(QualityFault::overexposed);
  return faults;
}

}  // namespace lk::vision
