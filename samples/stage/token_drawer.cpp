#include "stage/token_drawer.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "faces/token_painter.h"
#include "stage/card_drawer.h"
#include "stage/numbered_die.h"

namespace lk::stage {

namespace {

// A die without numerals is drawn as a column with ten sides. It only needs to hide the token's middle and to
// lean outwards in the picture.
constexpr int kSides = 10;
constexpr double kDieRadius = 10, kPlainHeight = 17;  // millimetres
constexpr double kDieTurn = 20;      // degrees by which a numeral is turned against its token
constexpr double kSideLight = 0.62;  // relative to the top's

Texture printOf(const carddb::PrintedToken& token, const rules::CardBook& cards, double pixelsPerMm) {
  const QImage image = faces::tokenImage(token, faces::tokenTitle(token, cards, kEnglish), pixelsPerMm);
  Texture texture;
  texture.pixelsPerMm = pixelsPerMm;
  texture.picture = cv::Mat(image.height(), image.width(), CV_8UC4, const_cast<uchar*>(image.constBits()),
                            static_cast<std::size_t>(image.bytesPerLine()))
                        .clone();
  return texture;
}

ShadowTexture dieShadow() {
  constexpr int kMargin = 6;
  const int side = static_cast<int>(2 * kDieRadius) + 2 * kMargin;
  ShadowTexture shadow;
  shadow.origin = {-side / 2.0, -side / 2.0};
  shadow.mask = cv::Mat::zeros(side, side, CV_8U);
  cv::circle(shadow.mask, {side / 2, side / 2}, static_cast<int>(kDieRadius), 255, cv::FILLED);
  cv::GaussianBlur(shadow.mask, shadow.mask, {}, 2);
  return shadow;
}

std::vector<cv::Point> outline(const cv::Vec3d& centre, double z, double turnDeg, const Camera& camera) {
  std::vector<cv::Point> points;
  for (int i = 0; i < kSides; ++i) {
    const double angle = turnDeg * CV_PI / 180 + 2 * CV_PI * i / kSides;
    points.emplace_back(
        camera.project(centre + cv::Vec3d(kDieRadius * std::cos(angle), kDieRadius * std::sin(angle), z)));
  }
  return points;
}

}  // namespace

TokenDrawer::TokenDrawer(const Scene& scene, const carddb::TableLayout& layout, const rules::CardBook& cards,
                         const Camera& camera)
    : scene_(scene), camera_(camera), shadow_(dieShadow()) {
  const double pixelsPerMm = std::clamp(camera.density() * 2.0, 1.0, 8.0);
  for (const CardEntry& entry : scene.cards) {
    const carddb::PrintedToken* token = entry.token ? &layout.tokens.all[*entry.token] : nullptr;
    prints_.push_back(token != nullptr ? printOf(*token, cards, pixelsPerMm) : Texture{});
    diameters_.push_back(token != nullptr ? token->diameter : 0);
  }
}

void TokenDrawer::draw(cv::Mat& frame, const CardPose& pose) const {
  const double turn = pose.turnDeg * CV_PI / 180, diameter = diameters_[pose.entry], half = diameter / 2;
  const cv::Vec3d across(half * std::cos(turn), half * std::sin(turn), 0);
  const cv::Vec3d down(-half * std::sin(turn), half * std::cos(turn), 0);
  const std::array<cv::Point2d, 4> own{cv::Point2d(0, 0), cv::Point2d(diameter, 0),
                                       cv::Point2d(diameter, diameter), cv::Point2d(0, diameter)};
  const cv::Vec3d& c = pose.centre;
  stage::draw(frame, prints_[pose.entry],
              placementOf(own, {c - across - down, c + across - down, c + across + down, c - across + down},
                          camera_));
  if (const auto& die = scene_.cards[pose.entry].die) drawDie(frame, pose, *die);
}

void TokenDrawer::drawDie(cv::Mat& frame, const CardPose& pose, const TokenDie& die) const {
  const NumberedDie numbered{die.sides, pose.dieShows, die.colours.body, die.colours.pip};
  const double height = die.sides == 0 ? kPlainHeight : heightOf(numbered);
  const cv::Vec3d ground(pose.centre[0] + kShadowShift[0] * height / 2,
                         pose.centre[1] + kShadowShift[1] * height / 2, 0);
  drawShadow(frame, shadow_,
             placementOf({cv::Point2d(0, 0), cv::Point2d(1, 0), cv::Point2d(1, 1), cv::Point2d(0, 1)},
                         {ground, ground + cv::Vec3d(1, 0, 0), ground + cv::Vec3d(1, 1, 0),
                          ground + cv::Vec3d(0, 1, 0)},
                         camera_),
             0.4);
  if (die.sides != 0) return drawNumberedDie(frame, numbered, pose.centre, pose.turnDeg + kDieTurn, camera_);
  const cv::Vec3d& colour = die.colours.body;
  std::vector<cv::Point> body = outline(pose.centre, 0, pose.turnDeg, camera_);
  const std::vector<cv::Point> top = outline(pose.centre, kPlainHeight, pose.turnDeg, camera_);
  body.insert(body.end(), top.begin(), top.end());
  std::vector<cv::Point> hull;
  cv::convexHull(body, hull);
  cv::fillConvexPoly(frame, hull, cv::Scalar(colour * kSideLight), cv::LINE_AA);
  cv::fillConvexPoly(frame, top, cv::Scalar(colour), cv::LINE_AA);
}

}  // namespace lk::stage
