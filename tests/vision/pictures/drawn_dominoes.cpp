#include "drawn_dominoes.h"

#include <cmath>
#include <vector>

#include <opencv2/imgproc.hpp>

namespace lk::vision::drawn {

namespace {

/// A coordinate system on a domino's top face: x along it, y across, both in halves.
struct Face {
  cv::Point2f middle, along, across;
  [[nodiscard]] cv::Point2f at(float x, float y) const { return middle + along * x + across * y; }
};

Face faceOf(const Domino& domino, cv::Point2f offset) {
  const float turn = domino.turnDeg * static_cast<float>(CV_PI) / 180;
  const cv::Point2f along(std::cos(turn) * domino.half, std::sin(turn) * domino.half);
  return {domino.at + offset, along, {-along.y, along.x}};
}

void fill(cv::Mat3f& picture, const std::vector<cv::Point2f>& outline, const cv::Vec3f& colour) {
  constexpr int kShift = 6;
  std::vector<cv::Point> fine;
  for (const cv::Point2f& p : outline)
    fine.emplace_back(cvRound(p.x * (1 << kShift)), cvRound(p.y * (1 << kShift)));
  cv::fillConvexPoly(picture, fine, cv::Scalar(colour), cv::LINE_AA, kShift);
}

void darken(cv::Mat3f& picture, std::vector<cv::Point2f> outline, float shade, double softness) {
  const int margin = cvRound(3 * softness) + 1;
  const cv::Rect box =
      (cv::boundingRect(outline) + cv::Size(2 * margin, 2 * margin) - cv::Point(margin, margin)) &
      cv::Rect({0, 0}, picture.size());
  if (box.empty()) return;
  cv::Mat3f light(box.size(), cv::Vec3f::all(1));
  for (cv::Point2f& p : outline) p -= cv::Point2f(box.tl());
  fill(light, outline, cv::Vec3f::all(shade));
  cv::GaussianBlur(light, light, {}, softness);
  cv::Mat3f below = picture(box);
  cv::multiply(below, light, below);
}

/// Returns a rectangle with rounded corners around the face's centre; sizes in halves.
std::vector<cv::Point2f> roundedBox(const Face& face, float width, float height, float radius) {
  std::vector<cv::Point2f> outline;
  for (int i = 0; i < 32; ++i) {
    const auto angle = static_cast<float>(2 * CV_PI * (i + 0.5) / 32);
    const float x = std::cos(angle), y = std::sin(angle);
    outline.push_back(face.at(std::copysign(width / 2 - radius, x) + radius * x,
                              std::copysign(height / 2 - radius, y) + radius * y));
  }
  return outline;
}

std::vector<cv::Point2f> disc(const Face& face, float x, float y, float radius) {
  return roundedBox({face.at(x, y), face.along, face.across}, 2 * radius, 2 * radius, radius);
}

void drawPips(cv::Mat3f& picture, const Face& face, float middle, int pips, const DominoKind& kind) {
  const auto pip = [&](float x, float y) {
    fill(picture, disc(face, middle + x * kind.reach, y * kind.reach, kind.pip), kind.ink);
  };
  if (pips % 2 == 1) pip(0, 0);
  if (pips >= 2) pip(-1, -1), pip(1, 1);
  if (pips >= 4) pip(-1, 1), pip(1, -1);
  if (pips == 6) pip(-1, 0), pip(1, 0);
}

}  // namespace

const std::vector<DominoKind>& dominoKinds() {
  static const std::vector<DominoKind> kinds{
      {"ivory", {205, 228, 236}, {25, 25, 28}},
      {"white, a stud", {238, 240, 240}, {20, 20, 20}, 0.85F, true, 0.14F, 0.1F, 0.27F},
      {"black", {36, 32, 32}, {232, 235, 235}},
      {"black, a stud", {28, 28, 30}, {240, 240, 240}, 0.9F, true, 0.08F, 0.08F, 0.28F},
      {"wooden", {110, 160, 200}, {40, 50, 70}, 0.95F, false, 0.05F, 0.08F, 0.25F},
      {"white with red", {235, 238, 238}, {45, 40, 190}, 0.7F, false, 0.16F, 0.11F, 0.25F},
      {"red with white", {40, 35, 175}, {240, 240, 240}, 0.8F, false, 0.12F, 0.09F, 0.26F},
      {"green, no bar", {70, 130, 40}, {240, 240, 240}, 0, false, 0.1F, 0.09F, 0.26F}};
  return kinds;
}

void addDomino(cv::Mat3f& picture, const Domino& domino, const DominoKind& kind) {
  const cv::Point2f lean = domino.lean * domino.half;
  darken(
      picture,
      roundedBox(faceOf(domino, lean + cv::Point2f(0.08F, 0.1F) * domino.half), 2.04F, 1.04F, kind.rounding),
      domino.shade, 0.06 * domino.half);

  constexpr int kWalls = 8;
  for (int i = 0; i < kWalls; ++i)
    fill(picture,
         roundedBox(faceOf(domino, lean * (1 - static_cast<float>(i) / kWalls)), 2, 1, kind.rounding),
         kind.body * 0.62F);
  const Face top = faceOf(domino, {0, 0});
  fill(picture, roundedBox(top, 2, 1, kind.rounding), kind.body * 0.86F + cv::Vec3f::all(14));
  fill(picture, roundedBox(top, 1.94F, 0.94F, kind.rounding), kind.body);
  if (kind.bar > 0) fill(picture, roundedBox(top, 0.05F, kind.bar, 0.02F), kind.ink);
  if (kind.studded) fill(picture, disc(top, 0, 0, 0.08F), {60, 150, 190});
  drawPips(picture, top, -0.5F, domino.first, kind);
  drawPips(picture, top, 0.5F, domino.second, kind);
}

}  // namespace lk::vision::drawn
