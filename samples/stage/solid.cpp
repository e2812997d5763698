#include "stage/solid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace lk::stage {

namespace {

constexpr double kFlat = 1e-6;

using Points = std::vector<cv::Vec3d>;

/// Adds x, y and z in every cyclic order and with every sign.
void addRotations(Points& points, const cv::Vec3d& p) {
  for (int shift = 0; shift < 3; ++shift)
    for (int signs = 0; signs < 8; ++signs) {
      cv::Vec3d each;
      for (int i = 0; i < 3; ++i) each[(i + shift) % 3] = (signs >> i & 1) != 0 ? -p[i] : p[i];
      const auto same = [&](const cv::Vec3d& other) { return cv::norm(other - each) < kFlat; };
      if (std::none_of(points.begin(), points.end(), same)) points.push_back(each);
    }
}

Points cornersOf(int faces) {
  const double gold = (1 + std::sqrt(5.0)) / 2;
  Points points;
  switch (faces) {
    case 6:
      addRotations(points, {1, 1, 1});
      break;
    case 8:
      addRotations(points, {1, 0, 0});
      break;
    case 12:
      addRotations(points, {1, 1, 1});
      addRotations(points, {0, 1 / gold, gold});
      break;
    case 20:
      addRotations(points, {0, 1, gold});
      break;
    default: {
      // The belt's corners lie so far above and below the middle that each kite is flat.
      const double belt = std::pow(std::tan(CV_PI / 10), 2);
      points = {{0, 0, 1}, {0, 0, -1}};
      for (int i = 0; i < 10; ++i)
        points.emplace_back(0.95 * std::cos(i * CV_PI / 5), 0.95 * std::sin(i * CV_PI / 5),
                            i % 2 == 0 ? belt : -belt);
    }
  }
  return points;
}

/// Finds the largest circle in a face by steps away from the nearest side.
void inscribe(SolidFace& face) {
  const std::size_t count = face.corners.size();
  cv::Vec3d inwards;
  const auto room = [&](const cv::Vec3d& p) {
    double least = 1e9;
    for (std::size_t i = 0; i < count; ++i) {
      const cv::Vec3d side = face.corners[(i + 1) % count] - face.corners[i];
      const cv::Vec3d in = cv::normalize(face.normal.cross(side));
      if (const double off = (p - face.corners[i]).dot(in); off < least) {
        least = off;
        inwards = in;
      }
    }
    return least;
  };
  for (const cv::Vec3d& corner : face.corners) face.middle += corner * (1.0 / static_cast<double>(count));
  face.reach = room(face.middle);
  for (double step = 0.05; step > 1e-4;) {
    const cv::Vec3d away = inwards;
    const cv::Vec3d tried = face.middle + away * step;
    if (const double reach = room(tried); reach > face.reach) {
      face.middle = tried;
      face.reach = reach;
    } else {
      room(face.middle);
      step *= 0.7;
    }
  }
}

/// Returns the face in the plane through three corners; no corners if that cuts the solid.
SolidFace faceThrough(const Points& points, std::size_t a, std::size_t b, std::size_t c) {
  SolidFace face;
  const cv::Vec3d across = (points[b] - points[a]).cross(points[c] - points[a]);
  if (cv::norm(across) < kFlat) return face;
  face.normal = cv::normalize(across);
  if (face.normal.dot(points[a]) < 0) face.normal = -face.normal;
  for (const cv::Vec3d& p : points) {
    const double off = (p - points[a]).dot(face.normal);
    if (off > kFlat) return {};
    if (off > -kFlat) face.corners.push_back(p);
  }
  return face;
}

void order(SolidFace& face) {
  cv::Vec3d middle;
  for (const cv::Vec3d& corner : face.corners)
    middle += corner * (1.0 / static_cast<double>(face.corners.size()));
  const cv::Vec3d right = cv::normalize(face.corners[0] - middle), up = face.normal.cross(right);
  const auto angle = [&](const cv::Vec3d& p) {
    return std::atan2((p - middle).dot(up), (p - middle).dot(right));
  };
  std::sort(face.corners.begin(), face.corners.end(),
            [&](const cv::Vec3d& a, const cv::Vec3d& b) { return angle(a) < angle(b); });
}

void turnUp(SolidFace& face) {
  const auto farthest =
      std::max_element(face.corners.begin(), face.corners.end(), [&](const cv::Vec3d& a, const cv::Vec3d& b) {
        return cv::norm(a - face.middle) < cv::norm(b - face.middle) - kFlat;
      });
  face.up = cv::normalize(*farthest - face.middle);
  if (face.corners.size() == 4 && std::abs(cv::norm(face.corners[0] - face.corners[2]) -
                                           cv::norm(face.corners[1] - face.corners[3])) < kFlat)
    face.up = cv::normalize(face.up + face.normal.cross(face.up));  // a square's numeral stands on a side
}

std::vector<SolidFace> made(int count) {
  const Points points = cornersOf(count);
  std::vector<SolidFace> all;
  for (std::size_t a = 0; a < points.size(); ++a)
    for (std::size_t b = a + 1; b < points.size(); ++b)
      for (std::size_t c = b + 1; c < points.size(); ++c) {
        SolidFace face = faceThrough(points, a, b, c);
        const auto same = [&](const SolidFace& other) {
          return cv::norm(other.normal - face.normal) < kFlat;
        };
        if (face.corners.empty() || std::any_of(all.begin(), all.end(), same)) continue;
        const double scale = 1 / points[a].dot(face.normal);
        for (cv::Vec3d& corner : face.corners) corner *= scale;
        order(face);
        inscribe(face);
        turnUp(face);
        all.push_back(std::move(face));
      }
  std::vector<SolidFace> sorted;
  for (const SolidFace& face : all) {
    const auto opposite = [&](const SolidFace& other) {
      return cv::norm(other.normal + face.normal) < kFlat;
    };
    if (std::none_of(sorted.begin(), sorted.end(), opposite)) sorted.push_back(face);
  }
  for (std::size_t i = 0, half = sorted.size(); i < half; ++i)
    sorted.push_back(*std::find_if(all.begin(), all.end(), [&](const SolidFace& other) {
      return cv::norm(other.normal + sorted[i].normal) < kFlat;
    }));
  return sorted;
}

}  // namespace

const std::vector<SolidFace>& solidWith(int faces) {
  static const std::map<int, std::vector<SolidFace>> kSolids = [] {
    std::map<int, std::vector<SolidFace>> all;
    for (const int each : {6, 8, 10, 12, 20}) all.emplace(each, made(each));
    return all;
  }();
  return kSolids.at(faces);
}

}  // namespace lk::stage
