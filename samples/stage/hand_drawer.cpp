#include "stage/hand_drawer.h"

#include <algorithm>
#include <cmath>
#include <set>

#include <opencv2/imgproc.hpp>

#include "stage/card_drawer.h"
#include "stage/random.h"

namespace lk::stage {

namespace {

// Coordinates of the hand, in millimetres: fingertips at (0, 0), the arm along +y towards the body, the thumb
// on the left.
constexpr double kHalfWidth = 75;
constexpr double kAhead = 18;
constexpr double kLength = 620;
constexpr double kPaintDensity = 1.5;  // pixels per millimetre
constexpr double kSleeveFrom = 208;

/// Blue, green, red 0..255.
struct Skin {
  cv::Vec3d tone, sleeve;
};

/// A tapered rod with round ends, of which fingers, palm and arm are built. `flat` is the ratio of its height
/// to half its width.
struct Limb {
  cv::Point2d from, to;
  double fromRadius, toRadius;
  double flat = 1;
  double base = 0;  // height of its lower side
};

constexpr double kSleevePlay = 7;  // distance of the cloth from the arm

const std::vector<Limb>& limbs() {
  static const std::vector<Limb> all{
      {{38, 30}, {31, 52}, 6.2, 7.4, 1, 4},         {{31, 52}, {25, 84}, 7.4, 8.6, 1, 6},    // little finger
      {{22, 9}, {20, 38}, 7.0, 8.2, 1, 5},          {{20, 38}, {14, 80}, 8.2, 9.4, 1, 8},    // ring
      {{3, 1}, {3.5, 32}, 7.4, 8.7, 1, 5},          {{3.5, 32}, {1, 78}, 8.7, 9.8, 1, 8},    // middle
      {{-15, 7}, {-15, 36}, 7.2, 8.5, 1, 5},        {{-15, 36}, {-13, 80}, 8.5, 9.6, 1, 8},  // index
      {{-37, 44}, {-40, 68}, 8.2, 9.6, 1, 3},       {{-40, 68}, {-22, 108}, 9.6, 13, 1, 4},  // thumb
      {{24, 82}, {14, 132}, 12, 15, 0.9, 5},        {{0, 82}, {2, 140}, 16, 18, 0.85, 6},  // back of the hand
      {{-14, 84}, {-8, 132}, 13, 16, 0.9, 5},       {{2, 128}, {0, 190}, 23, 25, 0.75, 4},  // wrist
      {{0, 180}, {0, kLength + 60}, 25, 44, 0.8, 2}};                                       // forearm
  return all;
}

/// Returns the height of a limb at a point, 0 outside the limb. `more` is added to its radius. Raises
/// `inside` to the distance from the rim.
double heightOf(const Limb& limb, cv::Point2d p, double more, double& inside) {
  const cv::Point2d axis = limb.to - limb.from;
  const double along = std::clamp((p - limb.from).dot(axis) / axis.dot(axis), 0.0, 1.0);
  const double radius = limb.fromRadius + (limb.toRadius - limb.fromRadius) * along + more;
  const double away = cv::norm(p - limb.from - axis * along);
  inside = std::max(inside, radius - away);
  if (away >= radius) return 0;
  return limb.base + limb.flat * std::sqrt(radius * radius - away * away);
}

/// Returns the relief of all limbs, joined smoothly: a mean of their heights dominated by the highest one.
cv::Mat relief(cv::Size size, bool leftHand, cv::Mat& inside) {
  constexpr double kSharpness = 7;
  cv::Mat height(size, CV_32F);
  inside.create(size, CV_32F);
  for (int y = 0; y < size.height; ++y) {
    const double own = (y + 0.5) / kPaintDensity - kAhead;
    const bool sleeve = own > kSleeveFrom;
    for (int x = 0; x < size.width; ++x) {
      const double aside = (x + 0.5) / kPaintDensity - kHalfWidth;
      const cv::Point2d p(leftHand ? -aside : aside, own);
      double depth = -1e9;
      double sum = 0;
      for (const Limb& limb : limbs()) {
        if (std::max(limb.from.y, limb.to.y) + 60 < own || std::min(limb.from.y, limb.to.y) - 60 > own)
          continue;
        sum += std::pow(heightOf(limb, p, sleeve ? kSleevePlay : 0, depth) / 20, kSharpness);
      }
      height.at<float>(y, x) = static_cast<float>(20 * std::pow(sum, 1 / kSharpness));
      inside.at<float>(y, x) = static_cast<float>(depth);
    }
  }
  return height;
}

/// Returns whether a point is on a nail; nails are paler and shinier than the skin.
bool onNail(cv::Point2d p) {
  for (const cv::Point2d tip : {cv::Point2d(38, 29), cv::Point2d(22, 8), cv::Point2d(3, 0),
                                cv::Point2d(-15, 6), cv::Point2d(-37, 43)})
    if (std::hypot((p.x - tip.x) / 4.2, (p.y - tip.y - 1.5) / 5.6) < 1) return true;
  return false;
}

cv::Mat paintHand(const Skin& skin, bool leftHand, Random& random) {
  const cv::Size size(static_cast<int>(2 * kHalfWidth * kPaintDensity),
                      static_cast<int>((kLength + kAhead) * kPaintDensity));
  cv::Mat inside;
  cv::Mat height = relief(size, leftHand, inside);
  cv::GaussianBlur(height, height, {}, 1.0 * kPaintDensity);
  cv::Mat slopeX;
  cv::Mat slopeY;
  cv::Sobel(height, slopeX, CV_32F, 1, 0, 3, kPaintDensity / 8);
  cv::Sobel(height, slopeY, CV_32F, 0, 1, 3, kPaintDensity / 8);

  const double folds = random.between(0, 6);
  const cv::Vec3d lamp = cv::normalize(cv::Vec3d(-0.35, 0.25, 1));
  cv::Mat picture(size, CV_8UC4);
  for (int y = 0; y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) {
      const double aside = (x + 0.5) / kPaintDensity - kHalfWidth;
      const cv::Point2d own(leftHand ? -aside : aside, (y + 0.5) / kPaintDensity - kAhead);
      const bool sleeve = own.y > kSleeveFrom;
      cv::Vec3d normal(-slopeX.at<float>(y, x), -slopeY.at<float>(y, x), 1);
      if (sleeve)
        normal[1] += 0.22 * std::sin(own.y * 0.11 + own.x * 0.035 + folds) +
                     0.12 * std::sin(own.y * 0.043 - own.x * 0.06);
      const double lit = std::max(0.0, cv::normalize(normal).dot(lamp));
      const double light = 0.34 + 0.7 * lit + (sleeve ? 0 : 0.08 * std::pow(lit, 24));
      cv::Vec3d colour = (sleeve ? skin.sleeve : skin.tone) * light;
      if (!sleeve && onNail(own)) colour = colour * 1.04 + cv::Vec3d(12, 9, 12);
      // Steep flanks are redder, since blood shows through thin skin.
      if (!sleeve) colour[0] *= 0.9 + 0.1 * lit;
      if (sleeve && own.y < kSleeveFrom + 5) colour *= 0.82;
      const double alpha = std::clamp(inside.at<float>(y, x) * kPaintDensity + 0.5, 0.0, 1.0);
      cv::Vec4b& out = picture.at<cv::Vec4b>(y, x);
      for (int c = 0; c < 3; ++c) out[c] = cv::saturate_cast<uchar>(std::min(colour[c], 255.0) * alpha);
      out[3] = cv::saturate_cast<uchar>(255 * alpha);
    }
  }
  return picture;
}

std::array<cv::Point2d, 4> ownCorners() {
  return {cv::Point2d(-kHalfWidth, -kAhead), cv::Point2d(kHalfWidth, -kAhead),
          cv::Point2d(kHalfWidth, kLength), cv::Point2d(-kHalfWidth, kLength)};
}

/// Returns the hand's corners in space; the arm rises towards the body.
std::array<cv::Vec3d, 4> cornersOf(const HandPose& pose, double slope) {
  const cv::Vec3d back(pose.towardsBody[0], pose.towardsBody[1], 0);
  const cv::Vec3d aside(-back[1], back[0], 0);
  std::array<cv::Vec3d, 4> corners;
  const std::array<cv::Point2d, 4> own = ownCorners();
  for (std::size_t i = 0; i < 4; ++i)
    corners[i] =
        pose.tip - aside * own[i].x + back * own[i].y + cv::Vec3d(0, 0, 14 + slope * (own[i].y + kAhead));
  return corners;
}

std::set<rules::Seat> seatsWithHands(const Scene& scene) {
  std::set<rules::Seat> seats;
  for (const CardEntry& card : scene.cards)
    if (!card.actions.empty()) seats.insert(card.hand);
  for (const DiceEntry& dice : scene.dice) seats.insert(dice.tray);
  for (const HandEntry& hand : scene.hands) seats.insert(hand.seat);
  return seats;
}

}  // namespace

HandDrawer::HandDrawer(const Scene& scene, const Camera& camera) : camera_(camera) {
  const std::array<Skin, 4> skins{{{{148, 176, 222}, {104, 74, 58}},
                                   {{76, 106, 158}, {48, 52, 122}},
                                   {{166, 192, 232}, {70, 92, 70}},
                                   {{54, 72, 108}, {118, 140, 150}}}};
  Random random = randomFor(scene.seed, Purpose::hand);
  const std::uint64_t first = random.next();
  for (const rules::Seat seat : seatsWithHands(scene)) {
    Hand hand;
    const bool leftHand = random.next() % 4 == 0;
    hand.texture = {paintHand(skins[(first + rules::index(seat)) % skins.size()], leftHand, random),
                    kPaintDensity,
                    {-kHalfWidth, -kAhead}};
    cv::Mat alpha;
    cv::extractChannel(hand.texture.picture, alpha, 3);
    cv::resize(alpha, alpha, {}, 0.5 / kPaintDensity, 0.5 / kPaintDensity, cv::INTER_AREA);
    constexpr int kMargin = 16;
    cv::copyMakeBorder(alpha, alpha, kMargin, kMargin, kMargin, kMargin, cv::BORDER_CONSTANT, 0);
    cv::GaussianBlur(alpha, hand.shadow.mask, {}, 4.5);
    hand.shadow.pixelsPerMm = 0.5;
    hand.shadow.origin = {-kHalfWidth - kMargin * 2, -kAhead - kMargin * 2};
    hands_[seat] = std::move(hand);
  }
}

Placement HandDrawer::placementOf(const HandPose& pose) const {
  return stage::placementOf(ownCorners(), cornersOf(pose, 0.12), camera_);
}

void HandDrawer::draw(cv::Mat& frame, const HandPose& pose) const {
  const Hand& hand = hands_.at(pose.seat);
  std::array<cv::Vec3d, 4> ground = cornersOf(pose, 0.12);
  for (cv::Vec3d& corner : ground)
    corner = {corner[0] + kShadowShift[0] * corner[2], corner[1] + kShadowShift[1] * corner[2], 0};
  drawShadow(frame, hand.shadow, stage::placementOf(ownCorners(), ground, camera_), 0.42);
  stage::draw(frame, hand.texture, placementOf(pose));
}

bool HandDrawer::hides(const HandPose& pose, cv::Point2d pixel) const {
  const cv::Vec3d p = placementOf(pose).inv() * cv::Vec3d(pixel.x, pixel.y, 1);
  if (p[2] <= 0) return false;
  const Texture& texture = hands_.at(pose.seat).texture;
  const cv::Point at(static_cast<int>(std::floor((p[0] / p[2] - texture.origin.x) * texture.pixelsPerMm)),
                     static_cast<int>(std::floor((p[1] / p[2] - texture.origin.y) * texture.pixelsPerMm)));
  return cv::Rect({0, 0}, texture.picture.size()).contains(at) && texture.picture.at<cv::Vec4b>(at)[3] > 127;
}

}  // namespace lk::stage
