#include "stage/die_drawer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include <opencv2/imgproc.hpp>

#include "stage/card_drawer.h"
#include "stage/dice_places.h"

namespace lk::stage {

namespace {

constexpr int kSamples = 3;           // per pixel and direction
constexpr double kRounding = 0.22;    // radius of the edges, relative to half a side
constexpr double kPipRadius = 0.185;  // relative to half a side
constexpr double kPipReach = 0.5;     // from the face's centre, relative to half a side
const cv::Vec3d kTowardsLamp = cv::normalize(cv::Vec3d(-0.28, 0.22, 1));

double roundedBox(const cv::Vec3d& p, double half, double radius) {
  const double inner = half - radius;
  const cv::Vec3d q(std::abs(p[0]) - inner, std::abs(p[1]) - inner, std::abs(p[2]) - inner);
  const cv::Vec3d out(std::max(q[0], 0.0), std::max(q[1], 0.0), std::max(q[2], 0.0));
  return cv::norm(out) + std::min(std::max({q[0], q[1], q[2]}), 0.0) - radius;
}

struct Hit {
  cv::Vec3d at, normal;  // in the die's axes
};

/// Returns where a ray hits the rounded cube; nullopt if it misses. `direction` is normalized.
std::optional<Hit> meet(const cv::Vec3d& from, const cv::Vec3d& direction, double half) {
  double enter = -1e9;
  double leave = 1e9;
  for (int i = 0; i < 3; ++i) {
    if (std::abs(direction[i]) < 1e-12) {
      if (std::abs(from[i]) > half) return std::nullopt;
      continue;
    }
    const double a = (-half - from[i]) / direction[i];
    const double b = (half - from[i]) / direction[i];
    enter = std::max(enter, std::min(a, b));
    leave = std::min(leave, std::max(a, b));
  }
  if (enter > leave) return std::nullopt;
  const double radius = half * kRounding;
  for (int step = 0; step < 32 && enter <= leave; ++step) {
    const cv::Vec3d p = from + direction * enter;
    const double distance = roundedBox(p, half, radius);
    if (distance < 0.01) {
      const double inner = half - radius;
      cv::Vec3d normal;
      for (int i = 0; i < 3; ++i) normal[i] = std::copysign(std::max(std::abs(p[i]) - inner, 0.0), p[i]);
      return Hit{p, cv::normalize(normal)};
    }
    enter += distance;
  }
  return std::nullopt;
}

/// Returns whether a point of a face is in a pip. `u` and `v` are relative to half a side, -1..1.
bool inPip(int value, double u, double v) {
  const auto near = [&](double x, double y) {
    return std::hypot(u - x * kPipReach, v - y * kPipReach) < kPipRadius;
  };
  const bool middle = value % 2 == 1 && near(0, 0);
  const bool diagonal = value >= 2 && (near(-1, -1) || near(1, 1));
  const bool otherDiagonal = value >= 4 && (near(-1, 1) || near(1, -1));
  const bool sides = value == 6 && (near(-1, 0) || near(1, 0));
  return middle || diagonal || otherDiagonal || sides;
}

/// Returns the colour of a point of the surface with lighting.
cv::Vec3d shaded(const Hit& hit, const DiePose& pose, const DiceEntry& entry) {
  const double half = entry.sideMm / 2;
  int axis = 0;
  for (const int other : {1, 2})
    if (std::abs(hit.at[other]) > std::abs(hit.at[axis])) axis = other;
  const int value = faceAlong(axis, hit.at[axis] > 0);
  const bool pip = inPip(value, hit.at[(axis + 1) % 3] / half, hit.at[(axis + 2) % 3] / half);
  const DieColours& colours = entry.colours[pose.die];

  const cv::Vec3d normal = pose.turn * hit.normal;
  const double lamp = std::max(0.0, normal.dot(kTowardsLamp));
  const double sky = 0.5 + 0.5 * normal[2];
  const double height = (pose.centre + pose.turn * hit.at)[2];
  const double corner =
      0.72 + 0.28 * std::clamp(height / 10, 0.0, 1.0);  // less light reaches points near the table
  double light = (0.22 + 0.2 * sky + 0.58 * lamp) * corner;
  if (pip) light *= 0.92;
  const double shine = pip ? 0 : 38 * std::pow(lamp, 40);
  return (pip ? colours.pip : colours.body) * light + cv::Vec3d::all(shine);
}

}  // namespace

void drawDieShadow(cv::Mat& frame, const DiePose& pose, const DiceEntry& entry, const Camera& camera) {
  static const ShadowTexture shadow = [] {
    ShadowTexture made;
    made.pixelsPerMm = 16;  // per side of the die
    made.origin = {-1.25, -1.25};
    made.mask = cv::Mat::zeros(40, 40, CV_8U);
    cv::rectangle(made.mask, {12, 12, 16, 16}, 255, cv::FILLED);
    cv::GaussianBlur(made.mask, made.mask, {}, 2.2);
    return made;
  }();
  const double side = entry.sideMm;
  const double lift = pose.centre[2];
  const std::array<cv::Vec3d, 4> top = topOf(pose, side);
  std::array<cv::Vec3d, 4> ground;
  for (std::size_t i = 0; i < 4; ++i)
    ground[i] = {top[i][0] + kShadowShift[0] * lift, top[i][1] + kShadowShift[1] * lift, 0};
  const std::array<cv::Point2d, 4> own{cv::Point2d(-0.5, -0.5), cv::Point2d(0.5, -0.5), cv::Point2d(0.5, 0.5),
                                       cv::Point2d(-0.5, 0.5)};
  drawShadow(frame, shadow, placementOf(own, ground, camera), 0.55);
  for (std::size_t i = 0; i < 4; ++i) ground[i] = {top[i][0], top[i][1], 0};
  if (!pose.moving) drawShadow(frame, shadow, placementOf(own, ground, camera), 0.6);
}

void drawDie(cv::Mat& frame, const DiePose& pose, const DiceEntry& entry, const Camera& camera) {
  const double half = entry.sideMm / 2;
  const double reach = half * std::sqrt(3.0) * 1.05;
  const cv::Point2d middle = camera.project(pose.centre);
  const cv::Point2d edge = camera.project(pose.centre + cv::Vec3d(reach, 0, 0));
  const double radius = cv::norm(edge - middle) * 1.1 + 2;
  const cv::Rect roi = cv::Rect(static_cast<int>(middle.x - radius), static_cast<int>(middle.y - radius),
                                static_cast<int>(2 * radius) + 2, static_cast<int>(2 * radius) + 2) &
                       cv::Rect({0, 0}, frame.size());
  if (roi.empty()) return;

  const cv::Matx33d toDie = pose.turn.t();
  const cv::Vec3d from = toDie * (camera.position() - pose.centre);
  cv::Mat picture(roi.size(), CV_8UC4);
  for (int y = 0; y < roi.height; ++y) {
    for (int x = 0; x < roi.width; ++x) {
      cv::Vec3d sum(0, 0, 0);
      int hits = 0;
      for (int s = 0; s < kSamples * kSamples; ++s) {
        const cv::Point2d pixel(roi.x + x - 0.5 + (s % kSamples + 0.5) / kSamples,
                                roi.y + y - 0.5 + (s / kSamples + 0.5) / kSamples);
        const auto hit = meet(from, cv::normalize(cv::Vec3d(toDie * camera.ray(pixel))), half);
        if (!hit) continue;
        ++hits;
        sum += shaded(*hit, pose, entry);
      }
      const double share = 1.0 / (kSamples * kSamples);
      cv::Vec4b& out = picture.at<cv::Vec4b>(y, x);
      for (int c = 0; c < 3; ++c) out[c] = cv::saturate_cast<uchar>(sum[c] * share);
      out[3] = cv::saturate_cast<uchar>(255.0 * hits * share);
    }
  }
  blendOver(picture, frame(roi));
}

}  // namespace lk::stage
