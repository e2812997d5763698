#include "stage/hand_drawer.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <opencv2/imgproc.hpp>

#include "stage/card_drawer.h"
#include "stage/random.h"

namespace lk::stage {

namespace {

// A hand's own millimetres: fingertips at (0, 0), the arm along +y towards the body, the thumb on the left.
constexpr double kHalfWidth = 75;
constexpr double kAhead = 18;
constexpr double kLength = 620;
constexpr double kPaintDensity = 2;  // pixels a millimetre

struct Skin {
  QColor light, middle, dark, sleeve;
};

QPainterPath finger(QPointF tip, QPointF root, double width) {
  QPainterPath line(tip);
  line.lineTo(root);
  QPainterPathStroker pen;
  pen.setWidth(width);
  pen.setCapStyle(Qt::RoundCap);
  return pen.createStroke(line);
}

/// A rounded body: dark at both flanks, light a little left of the middle.
QBrush rounded(const Skin& skin, double left, double right) {
  QLinearGradient gradient(left, 0, right, 0);
  gradient.setColorAt(0, skin.dark);
  gradient.setColorAt(0.22, skin.middle);
  gradient.setColorAt(0.42, skin.light);
  gradient.setColorAt(0.75, skin.middle);
  gradient.setColorAt(1, skin.dark);
  return gradient;
}

void paintFinger(QPainter& painter, const Skin& skin, QPointF tip, QPointF root, double width) {
  const QPainterPath path = finger(tip, root, width);
  painter.fillPath(path, skin.dark);
  painter.fillPath(finger(tip + QPointF(-0.4, 0.6), root, width * 0.8), skin.middle);
  painter.fillPath(finger(tip + QPointF(-1, 2), root + QPointF(-1, 0), width * 0.4), skin.light);
  // The nail.
  painter.save();
  painter.translate(tip);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor::fromRgbF(std::min(1.0, skin.light.redF() * 1.06), skin.light.greenF() * 0.97,
                                    skin.light.blueF()));
  painter.drawEllipse(QPointF(0, 0.5), width * 0.26, width * 0.36);
  painter.restore();
}

QImage paintHand(const Skin& skin, bool leftHand) {
  QImage image(static_cast<int>(2 * kHalfWidth * kPaintDensity),
               static_cast<int>((kLength + kAhead) * kPaintDensity), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(kPaintDensity, kPaintDensity);
  painter.translate(kHalfWidth, kAhead);
  if (leftHand) painter.scale(-1, 1);

  QPainterPath arm;
  arm.moveTo(-30, 92);
  arm.cubicTo(-33, 140, -32, 160, -40, 300);
  arm.lineTo(-46, kLength);
  arm.lineTo(46, kLength);
  arm.lineTo(40, 300);
  arm.cubicTo(32, 160, 33, 140, 32, 92);
  arm.closeSubpath();
  painter.fillPath(arm, rounded(skin, -40, 40));

  QPainterPath sleeve;
  sleeve.moveTo(-42, 214);
  sleeve.cubicTo(-10, 206, 10, 206, 42, 214);
  sleeve.lineTo(62, kLength);
  sleeve.lineTo(-62, kLength);
  sleeve.closeSubpath();
  const Skin cloth{skin.sleeve.lighter(118), skin.sleeve, skin.sleeve.darker(155), skin.sleeve};
  painter.fillPath(sleeve, rounded(cloth, -52, 52));

  QPainterPath palm;
  palm.moveTo(-34, 58);
  palm.cubicTo(-40, 80, -36, 100, -29, 122);
  palm.lineTo(30, 122);
  palm.cubicTo(38, 100, 40, 75, 36, 54);
  palm.cubicTo(15, 44, -15, 44, -34, 58);
  painter.fillPath(palm, rounded(skin, -38, 40));

  paintFinger(painter, skin, {34, 24}, {29, 66}, 14);
  paintFinger(painter, skin, {20, 5}, {17, 60}, 16);
  paintFinger(painter, skin, {2, 0}, {1, 58}, 17);
  paintFinger(painter, skin, {-15, 6}, {-17, 60}, 16);
  paintFinger(painter, skin, {-42, 40}, {-30, 92}, 18);
  return image;
}

std::array<cv::Point2d, 4> ownCorners() {
  return {cv::Point2d(-kHalfWidth, -kAhead), cv::Point2d(kHalfWidth, -kAhead),
          cv::Point2d(kHalfWidth, kLength), cv::Point2d(-kHalfWidth, kLength)};
}

/// The hand's own corners on the table, the arm rising towards the body.
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

}  // namespace

HandDrawer::HandDrawer(const Scene& scene, const Camera& camera) : camera_(camera) {
  const std::array<Skin, 4> skins{
      {{QColor(232, 190, 165), QColor(209, 158, 131), QColor(158, 108, 86), QColor(58, 74, 104)},
       {QColor(176, 124, 92), QColor(146, 98, 70), QColor(98, 62, 44), QColor(122, 52, 48)},
       {QColor(240, 206, 184), QColor(222, 176, 152), QColor(174, 126, 104), QColor(70, 92, 70)},
       {QColor(120, 82, 62), QColor(94, 62, 46), QColor(58, 38, 30), QColor(150, 140, 118)}}};
  Random random = randomFor(scene.seed, Purpose::hand);
  const std::uint64_t first = random.next();
  for (const rules::Seat seat : rules::kAllSeats) {
    const QImage image =
        paintHand(skins[(first + rules::index(seat)) % skins.size()], random.next() % 4 == 0);
    Hand hand;
    const cv::Mat view(image.height(), image.width(), CV_8UC4, const_cast<uchar*>(image.constBits()),
                       static_cast<std::size_t>(image.bytesPerLine()));
    hand.texture = {view.clone(), kPaintDensity, {-kHalfWidth, -kAhead}};
    cv::Mat alpha;
    cv::extractChannel(view, alpha, 3);
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
