#include "dice_litter.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace lk::vision::cast {

namespace {

constexpr float kDegrees = 57.29578F;  // of a radian

cv::Point2f towards(float degrees) {
  return {std::cos(degrees / kDegrees), std::sin(degrees / kDegrees)};
}

}  // namespace

cv::Vec3f Chance::colour() {
  if (happens(0.2)) return cv::Vec3f::all(between(15, 60));
  if (happens(0.2)) return cv::Vec3f::all(between(190, 250));
  cv::Mat3f hsv(1, 1, cv::Vec3f(between(0, 360), between(0.1F, 1), between(0.15F, 1)));
  cv::cvtColor(hsv, hsv, cv::COLOR_HSV2BGR);
  return hsv(0, 0) * 250;
}

Litter::Litter(cv::RNG& random, cv::Mat3f& picture, const View& view)
    : random_(random), chance_(random), picture_(picture), view_(view) {}

cv::Point2f Litter::place() {
  const auto side = static_cast<float>(picture_.cols);
  return {chance_.between(0, side), chance_.between(0, side)};
}

void Litter::square(cv::Point2f at, cv::Size2f size, float degrees, const cv::Vec3f& colour) {
  cv::Point2f corners[4];
  cv::RotatedRect(at, size, degrees).points(corners);
  const std::vector<cv::Point> outline(corners, corners + 4);
  cv::fillConvexPoly(picture_, outline, cv::Scalar(colour), cv::LINE_AA);
}

void Litter::disc(cv::Point2f at, float radius, const cv::Vec3f& colour) {
  cv::circle(picture_, at, std::max(cvRound(radius), 1), cv::Scalar(colour), cv::FILLED, cv::LINE_AA);
}

void Litter::decoy(cv::Point2f at, float side) {
  decoys_.emplace_back(at.x - side / 2, at.y - side / 2, side, side);
}

void Litter::dots(cv::Point2f at, float side, int value, float degrees, const cv::Vec3f& colour, float reach,
                  float radius) {
  decoy(at, side * (1 + 0.3F * std::abs(std::sin(2 * degrees / kDegrees))));
  const cv::Point2f along = towards(degrees) * (side * reach);
  const cv::Point2f across(-along.y, along.x);
  const auto dot = [&](float x, float y) { disc(at + along * x + across * y, radius * side, colour); };
  if (value % 2 == 1) dot(0, 0);
  if (value >= 2) dot(-1, -1), dot(1, 1);
  if (value >= 4) dot(-1, 1), dot(1, -1);
  if (value == 6) dot(-1, 0), dot(1, 0);
}

cv::Vec3f Litter::inkOn(const cv::Vec3f& ground) {
  if (chance_.happens(0.3)) {
    const cv::Vec3f ink = chance_.colour();
    if (cv::norm(ink - ground) > 110) return ink;
  }
  return cv::Vec3f::all(cv::norm(ground) > 220 ? chance_.between(10, 50) : chance_.between(215, 250));
}

void Litter::code(cv::Point2f at) {
  const float module = chance_.between(3, 12);
  const int modules = random_.uniform(12, 26);
  const float degrees = chance_.happens(0.3) ? 0 : chance_.between(0, 360);
  const float margin = chance_.happens(0.3) ? 0 : module * 6;
  const float side = module * static_cast<float>(modules);
  square(at, {side + margin, side + margin}, degrees, cv::Vec3f::all(240));
  const cv::Point2f along = towards(degrees) * module;
  const cv::Point2f across(-along.y, along.x);
  const float half = static_cast<float>(modules - 1) / 2;
  for (int y = 0; y < modules; ++y)
    for (int x = 0; x < modules; ++x)
      if (chance_.happens(0.5))
        square(at + along * (static_cast<float>(x) - half) + across * (static_cast<float>(y) - half),
               {module * 1.05F, module * 1.05F}, degrees, cv::Vec3f::all(25));
}

void Litter::domino(cv::Point2f at) {
  const float large = chance_.between(40, 130);
  const float degrees = chance_.between(0, 360);
  const cv::Vec3f body = chance_.happens(0.5) ? cv::Vec3f::all(chance_.between(200, 250)) : chance_.colour();
  const cv::Vec3f ink = inkOn(body);
  const cv::Size2f size(large * chance_.between(1.9F, 2.15F), large);
  if (chance_.happens(0.6)) {  // a body with a height, and its shadow
    const cv::Point2f height = view_.lean * (large * chance_.between(0.1F, 0.3F));
    square(at + cv::Point2f(chance_.between(-5, 5), chance_.between(-5, 5)), size, degrees,
           chance_.colour() * 0.3F);
    for (int i = 0; i < 8; ++i)
      square(at + height * (0.125F * static_cast<float>(i)), size, degrees, body * 0.6F);
    at += height;
  }
  square(at, size, degrees, body);
  const cv::Point2f along = towards(degrees);
  if (chance_.happens(0.85)) square(at, {large * 0.04F, large * chance_.between(0.6F, 1)}, degrees, ink);
  const float reach = chance_.between(0.2F, 0.3F);
  const float radius = chance_.between(0.06F, 0.13F);
  for (const float half : {-0.25F, 0.25F})
    dots(at + along * (half * size.width), large, random_.uniform(0, 7), degrees, ink, reach, radius);
}

void Litter::printedDots() {
  const float large = chance_.between(50, 130);
  const cv::Vec3f colour = chance_.colour();
  for (int i = random_.uniform(1, 4); i > 0; --i)
    dots(place(), large, random_.uniform(1, 7), chance_.between(0, 90), colour, 0.26F,
         chance_.between(0.07F, 0.13F));
}

void Litter::roundPieces() {
  const cv::Vec3f colour =
      chance_.happens(0.4) ? cv::Vec3f::all(chance_.between(195, 250)) : chance_.colour();
  const cv::Vec3f ink = inkOn(colour);
  const int kind = random_.uniform(0, 4);
  for (int i = random_.uniform(1, 6); i > 0; --i) {
    const cv::Point2f at = place();
    const float radius = chance_.between(8, 60);
    decoy(at, 2 * radius);
    if (chance_.happens(0.3)) disc(at - view_.lean * (0.4F * radius), radius, colour * 0.6F);
    disc(at, radius, colour);
    if (kind == 0) disc(at, radius * 0.67F, chance_.colour());
    if (kind == 1) disc(at, radius * chance_.between(0.12F, 0.45F), ink);
    if (kind == 2) {
      dots(at, radius * 1.5F, random_.uniform(1, 7), chance_.between(0, 90), ink,
           chance_.between(0.18F, 0.28F), chance_.between(0.08F, 0.14F));
    }
  }
}

void Litter::card(cv::Point2f at) {
  const float large = chance_.between(50, 130);
  const float degrees = chance_.between(0, 360);
  square(at, {large * 4, large * 5.6F}, degrees, cv::Vec3f::all(chance_.between(200, 250)));
  for (int i = 0; i < 5; ++i)
    square(at + cv::Point2f(chance_.between(-80, 80), chance_.between(-80, 80)),
           {chance_.between(10, 90), chance_.between(5, 90)}, degrees, chance_.colour());
}

void Litter::smallCard(cv::Point2f at) {  // with one to three symbols in a row
  const float large = chance_.between(50, 130);
  const float degrees = chance_.between(0, 360);
  const cv::Vec3f colour = chance_.colour();
  square(at, {large * 1.5F, large}, degrees, cv::Vec3f::all(chance_.between(200, 250)));
  const int signs = random_.uniform(1, 4);
  const bool round = chance_.happens(0.6);
  for (int i = 0; i < signs; ++i) {
    const float along = (static_cast<float>(i) - static_cast<float>(signs - 1) / 2) * 0.36F * large;
    const cv::Point2f where = at + towards(degrees) * along;
    if (round)
      cv::ellipse(picture_,
                  cv::RotatedRect(where, {0.24F * large, chance_.between(0.24F, 0.6F) * large}, degrees),
                  cv::Scalar(colour), chance_.happens(0.6) ? cv::FILLED : 3, cv::LINE_AA);
    else
      square(where, {0.22F * large, 0.5F * large}, degrees + 45, colour);
  }
  decoy(at, large * 1.2F);
}

void Litter::crumbs() {  // and cubes without pips
  const cv::Vec3f colour = chance_.colour();
  const float large = chance_.between(50, 130);
  for (int i = random_.uniform(1, 20); i > 0; --i) {
    const float edge = chance_.happens(0.7) ? chance_.between(1, 12) : large;
    const cv::Point2f where = place();
    if (edge == large) decoy(where, 1.2F * edge);
    square(where, {edge, edge * chance_.between(0.8F, 1.2F)}, chance_.between(0, 90),
           colour * chance_.between(0.5F, 1));
  }
}

cv::Point2f Litter::drop() {
  const cv::Point2f at = place();
  const cv::Vec3f colour = chance_.colour();
  switch (random_.uniform(0, 14)) {
    case 0:
    case 1:
    case 2:
      code(at);
      break;
    case 3:
    case 4:
      domino(at);
      break;
    case 5:
    case 6:
      roundPieces();
      break;
    case 7:
      printedDots();
      break;
    case 8:
      card(at);
      break;
    case 9:
      smallCard(at);
      break;
    case 10:  // a rim, a wall, a cable
      cv::line(picture_, place(), place(), cv::Scalar(colour), cvRound(chance_.between(2, 60)), cv::LINE_AA);
      break;
    case 11:  // writing
      cv::putText(picture_, "Roll 8:6 oO0 Bid.", at - cv::Point2f(150, 0), random_.uniform(0, 7),
                  chance_.between(0.5F, 3), cv::Scalar(colour), random_.uniform(1, 6), cv::LINE_AA);
      break;
    case 12:  // a finger
      cv::line(picture_, place(), place() * 1.4F,
               cv::Scalar(chance_.between(90, 190), chance_.between(120, 200), chance_.between(170, 250)),
               cvRound(chance_.between(50, 110)), cv::LINE_AA);
      break;
    default:
      crumbs();
  }
  return at;
}

}  // namespace lk::vision::cast
