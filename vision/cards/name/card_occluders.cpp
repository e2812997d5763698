#include "vision/cards/name/card_occluders.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr int kPlaces = 40;       // sample positions along a side
constexpr float kEnds = 0.05F;    // of a side; rounded corners are left out
constexpr float kAside = 0.045F;  // of the long side; distance of the two samples across a side
constexpr double kGoesOn = 9;     // colours nearer than this belong to one object
constexpr double kForeign = 16;   // colours farther than this from the card's are foreign
constexpr double kReaches = 26;   // largest variation of an object's colour
constexpr int kMinPlaces = 2;     // positions at which it crosses the side
constexpr double kMinArea = 0.01, kMaxArea = 0.5;  // of the card

/// Distance of two colours, YCrCb. Lightness counts less, because shade changes it more than the colour.
double between(const cv::Vec3b& a, const cv::Vec3b& b) {
  return std::abs(a[0] - b[0]) / 3.0 + std::abs(a[1] - b[1]) + std::abs(a[2] - b[2]);
}

cv::Vec3b medianOf(const std::vector<cv::Vec3b>& colours) {
  cv::Vec3b median;
  std::vector<std::uint8_t> values(colours.size());
  for (int c = 0; c < 3; ++c) {
    std::transform(colours.begin(), colours.end(), values.begin(), [c](const cv::Vec3b& p) { return p[c]; });
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    median[c] = *middle;
  }
  return median;
}

}  // namespace

std::optional<CardView> withoutOccluders(const CardView& closeUp) {
  cv::Mat colours;
  cv::GaussianBlur(closeUp.picture, colours, {5, 5}, 0);
  cv::cvtColor(colours, colours, cv::COLOR_BGR2YCrCb);
  const cv::Size2f sides = sidesOf(closeUp.outline);
  const float aside = kAside * std::max(sides.width, sides.height);
  struct Place {
    cv::Point in;
    cv::Vec3b inside;
    double change = 255;  // smallest distance to the colours outside
  };
  std::vector<Place> places;
  std::vector<cv::Vec3b> rim;
  for (std::size_t side = 0; side < 4; ++side) {
    const cv::Point2f from = closeUp.outline[side], run = closeUp.outline[(side + 1) % 4] - from;
    const cv::Point2f out = cv::Point2f(run.y, -run.x) * (aside / static_cast<float>(cv::norm(run)));
    for (int i = 0; i < kPlaces; ++i) {
      const cv::Point2f at =
          from + run * (kEnds + (1 - 2 * kEnds) * (static_cast<float>(i) + 0.5F) / kPlaces);
      const cv::Point in(at - out);
      if (closeUp.hidden.at<std::uint8_t>(in) != 0) continue;
      Place place{in, colours.at<cv::Vec3b>(in)};
      // An object may reach over the side at any angle.
      for (const float turn : {0.0F, -0.6F, 0.6F, -1.2F, 1.2F}) {
        const cv::Point beyond(at + out + cv::Point2f(-out.y, out.x) * turn);
        if (closeUp.hidden.at<std::uint8_t>(beyond) == 0)
          place.change = std::min(place.change, between(place.inside, colours.at<cv::Vec3b>(beyond)));
      }
      places.push_back(place);
      rim.push_back(place.inside);
    }
  }
  if (rim.empty()) return {};
  const cv::Vec3b own = medianOf(rim);
  std::erase_if(places, [&](const Place& place) {
    return place.change > kGoesOn || between(place.inside, own) < kForeign;
  });

  cv::Mat card(colours.size(), CV_8U, cv::Scalar(0));
  cv::rectangle(card, cv::Rect(cv::Point(closeUp.outline[0]), cv::Point(closeUp.outline[2])), 255,
                cv::FILLED);
  cv::Mat covered(colours.size(), CV_8U, cv::Scalar(0));
  for (const Place& place : places) {
    if (covered.at<std::uint8_t>(place.in) != 0) continue;
    const double reach = std::min(kReaches, between(place.inside, own) / 2);
    cv::Mat alike(colours.size(), CV_8U, cv::Scalar(0)), labels;
    for (int y = 0; y < colours.rows; ++y)
      for (int x = 0; x < colours.cols; ++x)
        if (card.at<std::uint8_t>(y, x) != 0 && between(colours.at<cv::Vec3b>(y, x), place.inside) < reach)
          alike.at<std::uint8_t>(y, x) = 255;
    // Print of the same colour that touches the object is thinner.
    cv::morphologyEx(alike, alike, cv::MORPH_OPEN, cv::getStructuringElement(cv::MORPH_ELLIPSE, {9, 9}));
    cv::connectedComponents(alike, labels, 4, CV_32S);
    const int label = labels.at<int>(place.in);
    const cv::Mat there = labels == label;
    const auto at = std::count_if(places.begin(), places.end(),
                                  [&](const Place& other) { return there.at<std::uint8_t>(other.in) != 0; });
    if (label != 0 && at >= kMinPlaces) covered |= there;
  }
  const double share = cv::countNonZero(covered) / std::max(1.0, areaOf(closeUp.outline));
  if (share < kMinArea || share > kMaxArea) return {};
  // Includes its own edge and shadow.
  cv::dilate(covered, covered, cv::getStructuringElement(cv::MORPH_ELLIPSE, {9, 9}));
  CardView without = closeUp;
  without.hidden = cv::Mat();  // the matrix is shared
  cv::bitwise_or(closeUp.hidden, covered, without.hidden);
  return without;
}

}  // namespace lk::vision
