#include "stage/card_drawer.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "faces/face_painter.h"
#include "stage/random.h"

namespace lk::stage {

namespace {

constexpr double kCornerRadius = 2.6;
constexpr std::uint64_t kSleeves = 8;
constexpr double kShadowHeights[] = {0, 12, 45};  // millimetres above the table; one shadow texture each

/// Returns a printed card as a camera sees it: ink spreads, black is grey, paper is not white; with round
/// corners.
Texture printed(const QImage& image, double pixelsPerMm) {
  cv::Mat fine = bgrOf(image);
  cv::GaussianBlur(fine, fine, {}, 0.12 * image.width() / faces::kCardWidthMm);
  fine.convertTo(fine, CV_8U, 0.84, 20);
  const cv::Size size(static_cast<int>(std::lround(faces::kCardWidthMm * pixelsPerMm)),
                      static_cast<int>(std::lround(faces::kCardHeightMm * pixelsPerMm)));
  cv::Mat bgr;
  cv::resize(fine, bgr, size, 0, 0, cv::INTER_AREA);

  const double scale = size.width / faces::kCardWidthMm;
  cv::Mat alpha(size, CV_8U);
  for (int y = 0; y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) {
      const double dx =
          std::max(0.0, std::abs(x + 0.5 - size.width / 2.0) - size.width / 2.0 + kCornerRadius * scale);
      const double dy =
          std::max(0.0, std::abs(y + 0.5 - size.height / 2.0) - size.height / 2.0 + kCornerRadius * scale);
      alpha.at<uchar>(y, x) = cv::saturate_cast<uchar>(
          255 * std::clamp(kCornerRadius * scale + 0.5 - std::hypot(dx, dy), 0.0, 1.0));
    }
  }
  Texture texture;
  texture.pixelsPerMm = scale;
  texture.origin = {-1 / scale, -1 / scale};
  texture.picture.create(size, CV_8UC4);
  for (int y = 0; y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) {
      const cv::Vec3b c = bgr.at<cv::Vec3b>(y, x);
      const int a = alpha.at<uchar>(y, x);
      texture.picture.at<cv::Vec4b>(y, x) = {static_cast<uchar>(c[0] * a / 255),
                                             static_cast<uchar>(c[1] * a / 255),
                                             static_cast<uchar>(c[2] * a / 255), static_cast<uchar>(a)};
    }
  }
  cv::copyMakeBorder(texture.picture, texture.picture, 1, 1, 1, 1, cv::BORDER_CONSTANT, cv::Scalar::all(0));
  return texture;
}

/// Returns a clear sleeve, slightly larger than the card: it dims the card, reflects in one slanting band,
/// and has a visible rim.
Texture sleeve(double pixelsPerMm, Random random) {
  constexpr double kOver = 1.4;  // millimetres beyond the card, each side
  const double width = faces::kCardWidthMm + 2 * kOver, height = faces::kCardHeightMm + 2 * kOver;
  Texture texture;
  texture.pixelsPerMm = pixelsPerMm;
  texture.origin = {-kOver, -kOver};
  texture.picture.create(static_cast<int>(std::lround(height * pixelsPerMm)),
                         static_cast<int>(std::lround(width * pixelsPerMm)), CV_8UC4);
  const double slant = random.between(-0.9, 0.9), offset = random.between(0.2, 0.8) * height;
  const double band = random.between(5, 14), shine = random.between(0.1, 0.3);
  for (int y = 0; y < texture.picture.rows; ++y) {
    for (int x = 0; x < texture.picture.cols; ++x) {
      const cv::Point2d mm((x + 0.5) / pixelsPerMm, (y + 0.5) / pixelsPerMm);
      const double rim = std::min({mm.x, mm.y, width - mm.x, height - mm.y});
      const double far = (mm.y - offset - slant * (mm.x - width / 2)) / band;
      const double light = 0.05 + shine * std::exp(-far * far) + (rim < 0.5 ? 0.16 : 0);
      const auto a = cv::saturate_cast<uchar>(255 * light);
      texture.picture.at<cv::Vec4b>(y, x) = {a, a, a, a};
    }
  }
  cv::copyMakeBorder(texture.picture, texture.picture, 1, 1, 1, 1, cv::BORDER_CONSTANT, cv::Scalar::all(0));
  texture.origin -= cv::Point2d(1 / pixelsPerMm, 1 / pixelsPerMm);
  return texture;
}

ShadowTexture cardShadow(double heightMm) {
  ShadowTexture shadow;
  const double soft = 0.9 + heightMm * 0.12;
  const int margin = static_cast<int>(std::ceil(3 * soft)) + 1;
  shadow.pixelsPerMm = 1;
  shadow.origin = {-static_cast<double>(margin), -static_cast<double>(margin)};
  constexpr int kWidth = static_cast<int>(faces::kCardWidthMm),
                kHeight = static_cast<int>(faces::kCardHeightMm);
  shadow.mask = cv::Mat::zeros(kHeight + 2 * margin, kWidth + 2 * margin, CV_8U);
  cv::rectangle(shadow.mask, {margin, margin, kWidth, kHeight}, 255, cv::FILLED);
  cv::GaussianBlur(shadow.mask, shadow.mask, {}, soft);
  return shadow;
}

const std::array<cv::Point2d, 4> kOwnCorners{cv::Point2d(0, 0), cv::Point2d(faces::kCardWidthMm, 0),
                                             cv::Point2d(faces::kCardWidthMm, faces::kCardHeightMm),
                                             cv::Point2d(0, faces::kCardHeightMm)};

/// Returns twice the area spanned by the corners, in pixels; positive if they run clockwise in the picture.
double turningArea(const std::array<cv::Vec3d, 4>& corners, const Camera& camera) {
  const cv::Point2d across = camera.project(corners[2]) - camera.project(corners[0]);
  return across.cross(camera.project(corners[3]) - camera.project(corners[1]));
}

/// Returns the corners of the visible side, clockwise from that side's top left.
std::array<cv::Vec3d, 4> seenCorners(const CardPose& pose, const Camera& camera) {
  const std::array<cv::Vec3d, 4> face = cornersOf(pose);
  if (showsFace(pose, camera)) return face;
  return {face[1], face[0], face[3], face[2]};
}

/// Minimum area to draw a thing: seen edge-on it has no homography.
constexpr double kMinArea = 12;

}  // namespace

bool showsFace(const CardPose& pose, const Camera& camera) {
  return turningArea(cornersOf(pose), camera) >= 0;
}

Placement cardPlacement(const CardPose& pose, const Camera& camera) {
  return placementOf(kOwnCorners, seenCorners(pose, camera), camera);
}

CardDrawer::CardDrawer(const Scene& scene, const rules::CardBook& cards, const Camera& camera)
    : scene_(scene), camera_(camera) {
  const double pixelsPerMm = std::clamp(camera.density() * 2.0, 1.0, 8.0);
  constexpr double kPrinter = 8;  // pixels per millimetre, about 200 dpi
  std::map<int, Texture> prints;  // by index in the book: several entries may share a print
  for (const CardEntry& entry : scene.cards) {
    if (entry.token || entry.cube) {
      faces_.emplace_back();
      continue;
    }
    Texture& print = prints[entry.card.place()];
    if (entry.card.known() && print.picture.empty())
      print = printed(faces::faceImage(cards[entry.card], kPrinter), pixelsPerMm);
    faces_.push_back(print);
    if (backs_.find(entry.deck) == backs_.end())
      backs_[entry.deck] = printed(faces::backImage(scene.game, entry.deck, kPrinter), pixelsPerMm);
  }
  const bool sleeves = std::any_of(scene.cards.begin(), scene.cards.end(),
                                   [](const CardEntry& entry) { return entry.sleeved; });
  for (std::uint64_t i = 0; sleeves && i < kSleeves; ++i)
    sleeves_.push_back(sleeve(pixelsPerMm, randomFor(scene.seed, Purpose::sleeve, i)));
  for (const double height : kShadowHeights) shadows_.push_back(cardShadow(height));
}

const Texture& CardDrawer::textureOf(const CardPose& pose) const {
  const Texture& face = faces_[pose.entry];
  return showsFace(pose, camera_) && !face.picture.empty() ? face : backs_.at(scene_.cards[pose.entry].deck);
}

void CardDrawer::draw(cv::Mat& frame, const CardPose& pose) const {
  const std::array<cv::Vec3d, 4> corners = seenCorners(pose, camera_);
  std::array<cv::Vec3d, 4> ground = corners;
  double height = 0;
  for (cv::Vec3d& corner : ground) {
    height = std::max(height, corner[2]);
    const double lift = corner[2] + 1.2;  // a card is never quite flat: a thin shadow is visible at one edge
    corner = {corner[0] + kShadowShift[0] * lift, corner[1] + kShadowShift[1] * lift, 0};
  }
  std::size_t level = 0;
  while (level + 1 < shadows_.size() && height >= kShadowHeights[level + 1]) ++level;
  if (std::abs(turningArea(ground, camera_)) > kMinArea)
    drawShadow(frame, shadows_[level], placementOf(kOwnCorners, ground, camera_), level == 0 ? 0.5 : 0.34);
  if (turningArea(corners, camera_) > kMinArea)
    stage::draw(frame, textureOf(pose), placementOf(kOwnCorners, corners, camera_));
  if (scene_.cards[pose.entry].sleeved && turningArea(corners, camera_) > kMinArea)
    stage::draw(frame, sleeves_[pose.entry % sleeves_.size()], placementOf(kOwnCorners, corners, camera_));
}

}  // namespace lk::stage
