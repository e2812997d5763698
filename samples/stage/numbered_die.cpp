#include "stage/numbered_die.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <opencv2/imgproc.hpp>

#include "stage/solid.h"

namespace lk::stage {

namespace {

constexpr int kShift = 4;              // fractional bits of drawn corners
constexpr double kLetters = 0.55;      // half the height of a numeral, in radii of its face's circle
constexpr double kTexturePixels = 32;  // for that radius
constexpr double kGrazing = 0.12;      // cosine below which a face shows no numeral
constexpr double kEdgeLight = 1.22;    // of an edge, against the faces beside it
const cv::Vec3d kTowardsLamp = cv::normalize(cv::Vec3d(-0.28, 0.22, 1));

/// Returns the value on a face; opposite faces add up alike.
int valueOn(std::size_t face, int sides) {
  const auto half = static_cast<std::size_t>(sides) / 2;
  if (sides == 10) {  // prints 0 to 9
    const int digit = static_cast<int>(face < half ? face : 9 - (face - half));
    return digit == 0 ? 10 : digit;
  }
  return static_cast<int>(face < half ? face + 1 : static_cast<std::size_t>(sides) - (face - half));
}

/// Returns a numeral around the middle of a picture, two radii wide.
Texture numeral(int value, int sides, const cv::Vec3d& ink) {
  QFont font(QStringLiteral("DejaVu Sans"));
  font.setBold(true);
  font.setPixelSize(100);
  QPainterPath path;
  path.addText(0, 0, font, QString::number(sides == 10 ? value % 10 : value));
  QRectF box = path.boundingRect();
  if (value == 6 || value == 9) path.addRect(box.left(), box.bottom() + 12, box.width(), 11);
  const double wide = std::max(1.0, box.width() / box.height() / 1.25);
  const double scale = 2 * kLetters * kTexturePixels / box.height() / wide;
  const int side = static_cast<int>(2 * kTexturePixels);
  QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(side / 2.0, side / 2.0);
  painter.scale(scale, scale);
  painter.translate(-box.center());
  painter.fillPath(path, QColor(int(ink[2]), int(ink[1]), int(ink[0])));
  painter.end();
  Texture texture;
  texture.pixelsPerMm = kTexturePixels;  // a millimetre is the radius here
  texture.origin = {-1, -1};
  texture.picture = cv::Mat(side, side, CV_8UC4, const_cast<uchar*>(image.constBits()),
                            static_cast<std::size_t>(image.bytesPerLine()))
                        .clone();
  return texture;
}

const Texture& numeralOf(int value, const NumberedDie& die) {
  using Key = std::tuple<int, int, double, double, double>;
  thread_local std::map<Key, Texture> made;
  const Key key{value, die.sides, die.ink[0], die.ink[1], die.ink[2]};
  auto at = made.find(key);
  if (at == made.end()) at = made.emplace(key, numeral(value, die.sides, die.ink)).first;
  return at->second;
}

/// Returns the rotation that lays the face upwards, turned so on the table.
cv::Matx33d poseOf(const SolidFace& top, double turnDeg) {
  // Seen from above y runs towards the viewer: the table's axes are left-handed.
  const cv::Vec3d right = top.normal.cross(top.up), up = top.up, out = top.normal;
  const double c = std::cos(turnDeg * CV_PI / 180), s = std::sin(turnDeg * CV_PI / 180);
  const cv::Matx33d flat(right[0], right[1], right[2], -up[0], -up[1], -up[2], out[0], out[1], out[2]);
  return cv::Matx33d(c, -s, 0, s, c, 0, 0, 0, 1) * flat;
}

std::vector<cv::Point> drawn(const std::vector<cv::Vec3d>& corners, const Camera& camera) {
  std::vector<cv::Point> points;
  for (const cv::Vec3d& corner : corners) points.emplace_back(camera.project(corner) * (1 << kShift));
  return points;
}

}  // namespace

double heightOf(const NumberedDie& die) {
  static const std::map<int, double> kHeights{{6, 15}, {8, 14}, {10, 15}, {12, 17}, {20, 20}};
  return kHeights.at(die.sides);
}

void drawNumberedDie(cv::Mat& frame, const NumberedDie& die, const cv::Vec3d& foot, double turnDeg,
                     const Camera& camera) {
  const std::vector<SolidFace>& faces = solidWith(die.sides);
  std::size_t top = 0;
  while (valueOn(top, die.sides) != die.shows) ++top;
  const cv::Matx33d pose = poseOf(faces[top], turnDeg);
  const double half = heightOf(die) / 2;
  const cv::Vec3d seat = foot + cv::Vec3d(0, 0, half);
  const auto placed = [&](const cv::Vec3d& own) { return seat + half * (pose * own); };

  for (std::size_t i = 0; i < faces.size(); ++i) {
    const SolidFace& face = faces[i];
    const cv::Vec3d normal = pose * face.normal, middle = placed(face.middle);
    const double towards = normal.dot(cv::normalize(camera.position() - middle));
    if (towards <= 0) continue;
    std::vector<cv::Vec3d> corners;
    for (const cv::Vec3d& corner : face.corners) corners.push_back(placed(corner));
    const std::vector<cv::Point> outline = drawn(corners, camera);
    const double light = 0.5 + 0.5 * std::max(0.0, normal.dot(kTowardsLamp));
    cv::fillConvexPoly(frame, outline, cv::Scalar(die.body * light), cv::LINE_AA, kShift);
    cv::polylines(frame, outline, true, cv::Scalar(die.body * std::min(1.0, light * kEdgeLight)), 1,
                  cv::LINE_AA, kShift);
  }
  for (std::size_t i = 0; i < faces.size(); ++i) {
    const SolidFace& face = faces[i];
    const cv::Vec3d normal = pose * face.normal, middle = placed(face.middle);
    if (normal.dot(cv::normalize(camera.position() - middle)) < kGrazing) continue;
    const cv::Vec3d up = pose * face.up * (half * face.reach);
    const cv::Vec3d right = pose * cv::Vec3d(face.normal.cross(face.up)) * (half * face.reach);
    draw(frame, numeralOf(valueOn(i, die.sides), die),
         placementOf({cv::Point2d(-1, -1), cv::Point2d(1, -1), cv::Point2d(1, 1), cv::Point2d(-1, 1)},
                     {middle - right + up, middle + right + up, middle + right - up, middle - right - up},
                     camera));
  }
}

}  // namespace lk::stage
