#include "cast_dice.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include <opencv2/imgproc.hpp>

namespace lk::vision::cast {

namespace {

constexpr int kMaxSteps = 40;

cv::Matx33f turnAbout(cv::Vec3f axis, float angle) {
  const float c = std::cos(angle);
  const float s = std::sin(angle);
  const cv::Matx33f cross(0, -axis[2], axis[1], axis[2], 0, -axis[0], -axis[1], axis[0], 0);
  return cv::Matx33f::eye() + cross * s + cross * cross * (1 - c);
}

/// Returns the rotation from the die's own axes (z towards its value) to the image's (x right, y down, z
/// towards the camera).
cv::Matx33f turnOf(const DiePose& pose) {
  return turnAbout({std::cos(pose.tiltTowards), std::sin(pose.tiltTowards), 0}, pose.tilt) *
         turnAbout({0, 0, 1}, pose.yaw);
}

/// Returns the value on the face at the given end of a die's own axis.
int valueAlong(const DiePose& pose, int axis, bool positive) {
  if (axis == 2) return positive ? pose.value : 7 - pose.value;
  std::array<int, 2> others{};  // one of each of the two remaining pairs
  int n = 0;
  for (int v = 1; v <= 3; ++v)
    if (v != pose.value && v != 7 - pose.value) others[static_cast<std::size_t>(n++)] = v;
  if (pose.leftHanded) std::swap(others[0], others[1]);
  int turned = (axis == 0 ? (positive ? 0 : 2) : (positive ? 1 : 3)) + pose.spin;
  turned %= 4;
  const int low = others[static_cast<std::size_t>(turned % 2)];
  return turned < 2 ? low : 7 - low;
}

float distanceTo(const cv::Vec3f& p, const DieLook& look) {
  const float inner = 1 - look.rounding;
  const cv::Vec3f q(std::abs(p[0]) - inner, std::abs(p[1]) - inner, std::abs(p[2]) - inner);
  const cv::Vec3f out(std::max(q[0], 0.F), std::max(q[1], 0.F), std::max(q[2], 0.F));
  const float box =
      static_cast<float>(cv::norm(out)) + std::min(std::max({q[0], q[1], q[2]}), 0.F) - look.rounding;
  return std::max(box, static_cast<float>(cv::norm(p)) - look.ballRadius);
}

std::optional<cv::Vec3f> meet(cv::Vec3f from, const cv::Vec3f& along, const DieLook& look) {
  float gone = 0;
  for (int step = 0; step < kMaxSteps && gone < 6; ++step) {
    const float d = distanceTo(from, look);
    if (d < 0.004F) return from;
    from += along * d;
    gone += d;
  }
  return std::nullopt;
}

cv::Vec3f normalAt(const cv::Vec3f& p, const DieLook& look) {
  constexpr float h = 0.004F;
  cv::Vec3f n;
  for (int i = 0; i < 3; ++i) {
    cv::Vec3f a = p;
    cv::Vec3f b = p;
    a[i] += h;
    b[i] -= h;
    n[i] = distanceTo(a, look) - distanceTo(b, look);
  }
  return cv::normalize(n);
}

/// Returns the offset from the centre of the pip at a point of a face, in radii; nullopt outside pips.
std::optional<cv::Point2f> inPip(int value, bool twisted, cv::Point2f at, const DieLook& look) {
  if (twisted) at = {at.y, -at.x};
  const float radius = value == 1 ? look.singleRadius : look.pipRadius;
  std::optional<cv::Point2f> found;
  const auto check = [&](float x, float y) {
    const cv::Point2f d = (at - cv::Point2f(x, y) * look.pipReach) * (1 / radius);
    if (d.dot(d) < 1) found = d;
  };
  if (value % 2 == 1) check(0, 0);
  if (value >= 2) check(-1, -1), check(1, 1);
  if (value >= 4) check(-1, 1), check(1, -1);
  if (value == 6) check(-1, 0), check(1, 0);
  return found;
}

/// Smooth waves through the body, 0..1.
float veinAt(const cv::Vec3f& p, const DieLook& look) {
  const float f = look.veinSize;
  const float a = std::sin(f * 2.1F * p[0] + 1.7F * std::sin(f * 1.3F * p[1] + 0.8F));
  const float b = std::sin(f * 1.7F * p[1] + 2.1F * std::sin(f * 1.1F * p[2] + 2.2F));
  const float c = std::sin(f * 2.3F * p[2] + 1.9F * std::sin(f * 1.5F * p[0] + 4.1F));
  const float wave = (a + b + c) / 3 + 2 * look.veins - 1;
  return 1 / (1 + std::exp(-7 * wave));
}

struct Surface {
  const DiePose& pose;
  const DieLook& look;
  const View& view;
  cv::Matx33f turn;

  [[nodiscard]] cv::Vec3f colourAt(const cv::Vec3f& p, const cv::Vec3f& alongOwn,
                                   const cv::Vec3f& behind) const {
    int axis = 0;
    for (const int other : {1, 2})
      if (std::abs(p[other]) > std::abs(p[axis])) axis = other;
    const bool positive = p[axis] > 0;
    const int value = valueAlong(pose, axis, positive);
    const cv::Point2f onFace(p[(axis + 1) % 3], p[(axis + 2) % 3]);
    const auto pip = inPip(value, twisted(value), onFace, look);

    const cv::Vec3f normal = turn * normalAt(p, look);
    const float lamp = std::max(0.F, normal.dot(view.lamp));
    const float height = (turn * p)[2] * 0.5F + 0.5F;
    const float sky =
        (0.55F + 0.45F * std::max(normal[2], 0.F)) * (0.75F + 0.25F * std::clamp(height, 0.F, 1.F));
    float light = view.ambient * sky + (1 - view.ambient) * lamp;
    cv::Vec3f colour;
    if (pip) {
      colour = value == 1 ? look.single : look.pips;
      const cv::Vec3f lampOwn = turn.t() * view.lamp;
      const cv::Point2f lampOnFace(lampOwn[(axis + 1) % 3], lampOwn[(axis + 2) % 3]);
      const cv::Point2f inside = twisted(value) ? cv::Point2f(-pip->y, pip->x) : *pip;
      light *= 1 - look.pipDepth * (0.5F + 0.5F * inside.dot(lampOnFace) * 1.4F);
    } else {
      const float vein = look.veins > 0 ? veinAt(p, look) : 0;
      colour = look.body * (1 - vein) + look.vein * vein;
      if (look.clear > 0) colour = seenThrough(p, alongOwn, colour, behind);
    }
    const cv::Vec3f half = cv::normalize(view.lamp + cv::Vec3f(view.lean.x, view.lean.y, 1));
    const float shine = pip ? 0.3F * look.shine * std::pow(std::max(0.F, normal.dot(half)), look.hardness)
                            : look.shine * std::pow(std::max(0.F, normal.dot(half)), look.hardness);
    return (colour * std::max(light, 0.F)).mul(view.light) + cv::Vec3f::all(shine);
  }

 private:
  [[nodiscard]] bool twisted(int value) const { return pose.twist[static_cast<std::size_t>(value - 1)]; }

  /// For a translucent body: the background and, faintly, the pips of the far faces.
  [[nodiscard]] cv::Vec3f seenThrough(const cv::Vec3f& p, const cv::Vec3f& along, const cv::Vec3f& body,
                                      const cv::Vec3f& behind) const {
    cv::Vec3f q = p;
    for (int i = 0; i < 60 && distanceTo(q + along * 0.05F, look) < 0; ++i) q += along * 0.05F;
    int axis = 0;
    for (const int other : {1, 2})
      if (std::abs(q[other]) > std::abs(q[axis])) axis = other;
    const int value = valueAlong(pose, axis, q[axis] > 0);
    const bool far = inPip(value, twisted(value), {q[(axis + 1) % 3], q[(axis + 2) % 3]}, look).has_value();
    cv::Vec3f through = behind.mul(body) * (1 / 200.F);
    if (far) through = through * 0.4F + look.pips * 0.6F;
    return body * (1 - look.clear) + through * look.clear;
  }
};

}  // namespace

Drawn castDie(cv::Mat3f& picture, cv::Mat1i& owner, int id, const DiePose& pose, const DieLook& look,
              const View& view) {
  const float half = pose.side / 2;
  const cv::Point2f middleOfPicture(static_cast<float>(picture.cols) / 2,
                                    static_cast<float>(picture.rows) / 2);
  const cv::Point2f lean = view.lean + (pose.at - middleOfPicture) * view.widening;
  const cv::Matx33f turn = turnOf(pose);
  // A tilted cube stands on an edge or a corner.
  float lift = 0;
  for (int i = 0; i < 3; ++i) lift += std::abs(turn(2, i));
  lift *= half;
  const auto project = [&](const cv::Vec3f& own) {
    const cv::Vec3f p = turn * own * half;
    return pose.at + cv::Point2f(p[0], p[1]) + lean * (p[2] + lift);
  };
  const cv::Vec3f along = cv::normalize(cv::Vec3f(lean.x, lean.y, -1));
  const cv::Vec3f alongOwn = turn.t() * along;
  const Surface surface{pose, look, view, turn};

  std::vector<cv::Point2f> corners;
  for (int i = 0; i < 8; ++i)
    corners.push_back(project({i & 1 ? 1.F : -1.F, i & 2 ? 1.F : -1.F, i & 4 ? 1.F : -1.F}));
  cv::Rect region = cv::boundingRect(corners);
  region = cv::Rect(region.x - 1, region.y - 1, region.width + 2, region.height + 2) &
           cv::Rect({0, 0}, picture.size());
  cv::Point least(region.x + region.width, region.y + region.height);
  cv::Point most(region.x, region.y);
  for (int y = region.y; y < region.y + region.height; ++y)
    for (int x = region.x; x < region.x + region.width; ++x) {
      // The ray in units of the die's half side. It passes the centre's height at this pixel minus the lean
      // there.
      const cv::Point2f off =
          cv::Point2f(static_cast<float>(x), static_cast<float>(y)) - pose.at - lean * lift;
      const cv::Vec3f start = turn.t() * (cv::Vec3f(off.x, off.y, 0) * (1 / half)) - alongOwn * 3.F;
      const auto hit = meet(start, alongOwn, look);
      if (!hit) continue;
      picture(y, x) = surface.colourAt(*hit, alongOwn, picture(y, x));
      owner(y, x) = id;
      least = {std::min(least.x, x), std::min(least.y, y)};
      most = {std::max(most.x, x), std::max(most.y, y)};
    }
  Drawn drawn;
  drawn.box = cv::Rect2f(cv::Point2f(least), cv::Point2f(most + cv::Point(1, 1)));
  std::array<float, 3> seen{};
  for (int i = 0; i < 3; ++i) seen[static_cast<std::size_t>(i)] = std::abs(alongOwn[i]);
  std::sort(seen.begin(), seen.end());
  drawn.rival = seen[1] / seen[2];
  drawn.top = {project({-1, -1, 1}), project({1, -1, 1}), project({1, 1, 1}), project({-1, 1, 1})};
  return drawn;
}

void castShadow(cv::Mat3f& picture, const DiePose& pose, const View& view, float strength, float softness) {
  const int reach = static_cast<int>(2.6F * pose.side) + 4;
  const cv::Point corner(static_cast<int>(pose.at.x) - reach, static_cast<int>(pose.at.y) - reach);
  cv::Mat1f dark(2 * reach, 2 * reach, 0.F);
  const cv::Point2f away =
      cv::Point2f(-view.lamp[0], -view.lamp[1]) * (pose.side / std::max(view.lamp[2], 0.3F));
  std::vector<cv::Point> ground;
  for (int level = 0; level < 2; ++level)
    for (int i = 0; i < 4; ++i) {
      const float angle = pose.yaw + static_cast<float>(CV_PI / 4 + i * CV_PI / 2);
      const cv::Point2f p = pose.at + cv::Point2f(std::cos(angle), std::sin(angle)) * (pose.side * 0.66F) +
                            away * static_cast<float>(level);
      ground.emplace_back(cvRound(p.x) - corner.x, cvRound(p.y) - corner.y);
    }
  std::vector<cv::Point> hull;
  cv::convexHull(ground, hull);
  cv::fillConvexPoly(dark, hull, 1.0, cv::LINE_8);
  cv::GaussianBlur(dark, dark, {}, softness * pose.side + 0.5);
  const cv::Rect region = cv::Rect(corner, dark.size()) & cv::Rect({0, 0}, picture.size());
  for (int y = region.y; y < region.y + region.height; ++y)
    for (int x = region.x; x < region.x + region.width; ++x)
      picture(y, x) *= 1 - strength * dark(y - corner.y, x - corner.x);
}

}  // namespace lk::vision::cast
