#include "drawn_backs.h"

#include <cmath>
#include <vector>

#include <opencv2/imgproc.hpp>

namespace lk::vision::drawn {
namespace {

const cv::Size kCard(504, 704);
const cv::Point kMiddle(252, 352);

/// Returns the light ink of a drawing.
cv::Scalar lightInk(int drawing) {
  const std::array<cv::Scalar, 4> inks{cv::Scalar(60, 180, 220), cv::Scalar(214, 228, 236),
                                       cv::Scalar(124, 224, 246), cv::Scalar(150, 186, 206)};
  return inks[static_cast<std::size_t>(drawing / 4 % 4)];
}

void rings(cv::Mat& card, const cv::Scalar& ink, int more) {
  for (int ring = 0; ring < 5 + more % 3; ++ring)
    cv::circle(card, kMiddle, 36 + (28 + 3 * more) * ring, ink, 5 + more % 4, cv::LINE_AA);
}

void lattice(cv::Mat& card, const cv::Scalar& ink, int more) {
  const int step = 56 + 6 * more;
  for (int at = -704; at < 704; at += step) {
    cv::line(card, {at, 0}, {at + 704, 704}, ink, 4 + more % 3, cv::LINE_AA);
    cv::line(card, {at + 704, 0}, {at, 704}, ink, 4 + more % 3, cv::LINE_AA);
  }
  cv::circle(card, kMiddle, 90, ink, cv::FILLED, cv::LINE_AA);
}

void bars(cv::Mat& card, const cv::Scalar& ink, int more) {
  const int step = 44 + 5 * more;
  for (int y = step / 2; y < kCard.height; y += step)
    cv::rectangle(card, {60 + y * (more + 3) % 90, y, kCard.width - 150 - more * 8, step / 4}, ink,
                  cv::FILLED);
}

void petals(cv::Mat& card, const cv::Scalar& ink, int more) {
  const int count = 6 + more;
  for (int i = 0; i < count; ++i) {
    const double turn = 2 * CV_PI * i / count;
    const cv::Point at = kMiddle + cv::Point(cvRound(140 * std::cos(turn)), cvRound(190 * std::sin(turn)));
    cv::ellipse(card, at, {70, 24}, turn * 180 / CV_PI, 0, 360, ink, i % 2 == 0 ? 5 : cv::FILLED,
                cv::LINE_AA);
  }
}

}  // namespace

cv::Mat back(int drawing, const cv::Scalar& ink) {
  cv::Mat card(kCard, CV_8UC3, ink);
  using Draw = void (*)(cv::Mat&, const cv::Scalar&, int);
  constexpr std::array<Draw, 4> kDraws{rings, lattice, bars, petals};
  kDraws[static_cast<std::size_t>(drawing % 4)](card, lightInk(drawing), drawing / 4);
  if (drawing / 2 % 2 == 1) cv::rectangle(card, {{}, kCard}, {232, 236, 238}, 44);
  return card;
}

namespace {

/// Returns the light of a streak of glare across the centre.
cv::Mat streak(cv::Size size) {
  constexpr double kShine = 45, kHalf = 32;  // grey levels; pixels
  cv::Mat light(size, CV_8UC3);
  for (int y = 0; y < size.height; ++y)
    for (int x = 0; x < size.width; ++x) {
      const double across = (0.6 * (y - size.height / 2) + 0.8 * (x - size.width / 2)) / kHalf;
      light.at<cv::Vec3b>(y, x) =
          cv::Vec3b::all(cv::saturate_cast<uchar>(kShine * std::exp(-across * across)));
    }
  return light;
}

}  // namespace

const char* nameOf(Light light) {
  constexpr std::array<const char*, kLights.size()> kNames{"plain", "dim", "veiled", "mirrored"};
  return kNames[static_cast<std::size_t>(light)];
}

cv::Mat inLight(const cv::Mat& picture, Light light) {
  cv::Mat lit;
  switch (light) {
    case Light::plain:
      return picture.clone();
    case Light::dim:
      picture.convertTo(lit, CV_8U, 0.35);
      break;
    case Light::veiled:
      picture.convertTo(lit, CV_8U, 0.82, 42);
      break;
    case Light::mirrored:
      picture.convertTo(lit, CV_8U, 0.5);
      lit += streak(picture.size());
      break;
  }
  return lit;
}

}  // namespace lk::vision::drawn
