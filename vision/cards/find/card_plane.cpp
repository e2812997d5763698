#include "vision/cards/find/card_plane.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <opencv2/core/utility.hpp>

#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr std::size_t kMaxOutlines = 160;
constexpr double kAgrees = 0.06;  // largest relative deviation of a side
constexpr double kFinely = 0.02;  // the same for the refined plane
constexpr double kSlim = 1.56;    // long over short side of slim cards, such as bridge cards
// Worth of a coarse or implausible agreement against that of slim cards.
constexpr double kOutlierWorth = 0.65;
constexpr int kPlaces = 4;                         // least number of outlines that must agree
constexpr double kSteepest = 0.85;                 // tangent of the steepest tilt
constexpr double kMinFocal = 0.5, kMaxFocal = 16;  // focal lengths, in image widths
constexpr double kTwice = 0.03;                    // of its size; outlines closer than this are duplicates
constexpr double kMaxRim = 0.08;  // in short sides; widest rim around the outlines most cards show
constexpr double kBin = 0.67;     // of the tolerance; largest spread of the sizes that agree

// The camera's focal length and the plane's tilt against it. Pixels are (x - centre) / focal.
struct Tilt {
  double focal = 1;  // in image widths
  double a = 0, b = 0;
};

struct Measured {
  std::array<double, 4> sides;  // logarithms of the side lengths on a plane at unit distance
  double weight = 0;
};

class View {
 public:
  View(cv::Size picture, const Tilt& tilt) : middle_((picture.width - 1) / 2.0, (picture.height - 1) / 2.0) {
    focal_ = tilt.focal * std::max(picture.width, picture.height);
    const cv::Vec3d normal = cv::normalize(cv::Vec3d(tilt.a, tilt.b, 1));
    right_ = cv::normalize(cv::Vec3d(normal[2], 0, -normal[0]));
    down_ = normal.cross(right_);
    normal_ = normal;
  }
  [[nodiscard]] cv::Point2d onPlane(cv::Point2f p) const {
    const cv::Vec3d ray((p.x - middle_.x) / focal_, (p.y - middle_.y) / focal_, 1);
    const cv::Vec3d at = ray * (1 / std::max(0.05, normal_.dot(ray)));
    return {at.dot(right_), at.dot(down_)};
  }
  // Returns the homography from plane coordinates, scaled by `unit`, to pixels.
  [[nodiscard]] cv::Matx33d toImage(double unit) const {
    // A point of the plane at unit distance is normal + x right + y down.
    cv::Matx33d h;
    for (int r = 0; r < 3; ++r) h(r, 0) = right_[r] * unit, h(r, 1) = down_[r] * unit, h(r, 2) = normal_[r];
    const cv::Matx33d k(focal_, 0, middle_.x, 0, focal_, middle_.y, 0, 0, 1);
    return k * h;
  }

 private:
  cv::Point2d middle_;
  double focal_ = 1;
  cv::Vec3d normal_, right_, down_;
};

struct Consensus {
  double worth = 0;
  double logSize = 0;  // logarithm of the short side
};

// Returns the deviation from a card whose short side is exp(logSize), in the better of the two orientations.
double deviationOf(const std::array<double, 4>& sides, double logSize, double logAspect) {
  double best = 1e9;
  for (const int first : {0, 1}) {
    double worst = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      const bool longSide = (static_cast<int>(i) + first) % 2 == 1;
      worst = std::max(worst, std::abs(sides[i] - logSize - (longSide ? logAspect : 0)));
    }
    best = std::min(best, worst);
  }
  return best;
}

Consensus consensusOf(const std::vector<CardOutline>& outlines, cv::Size picture, const Tilt& tilt,
                      double logAspect, double agrees) {
  const View view(picture, tilt);
  std::vector<Measured> measured;
  std::vector<std::pair<double, std::size_t>> sizes;  // logarithm of the short side, index
  for (const CardOutline& outline : outlines) {
    Measured one;
    std::array<cv::Point2d, 4> p;
    for (std::size_t i = 0; i < 4; ++i) p[i] = view.onPlane(outline.corners[i]);
    double sum = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      one.sides[i] = std::log(std::max(1e-9, cv::norm(p[(i + 1) % 4] - p[i])));
      sum += one.sides[i];
    }
    one.weight = outline.score;
    sizes.emplace_back(sum / 4 - logAspect / 2, measured.size());
    measured.push_back(one);
  }
  std::sort(sizes.begin(), sizes.end());
  // Size in the centre of the image. It is comparable between tilts and focal lengths, so none is preferred.
  const double inPicture = std::log(tilt.focal) - 0.75 * std::log(1 + tilt.a * tilt.a + tilt.b * tilt.b);
  Consensus best;
  for (std::size_t begin = 0, end = 0; begin < sizes.size(); ++begin) {
    while (end < sizes.size() && sizes[end].first < sizes[begin].first + agrees * kBin) ++end;
    const double size = sizes[(begin + end) / 2].first;
    double worth = 0;
    int agreeing = 0;
    for (std::size_t i = begin; i < end; ++i) {
      const Measured& one = measured[sizes[i].second];
      const double off = deviationOf(one.sides, size, logAspect) / agrees;
      if (off < 1) worth += one.weight * (1 - off * off), ++agreeing;
    }
    // One large object, a mat or a book, is no common size.
    if (agreeing < kPlaces) continue;
    // Larger sizes weigh more, so that two halves of a card do not outweigh the card.
    worth *= std::exp(2.5 * (size + inPicture));
    if (worth > best.worth) best = {worth, size};
  }
  return best;
}

int placesThatAgree(const std::vector<CardOutline>& outlines, const CardPlane& plane) {
  std::vector<const CardOutline*> places;
  for (const CardOutline& outline : outlines) {
    if (plane.deviation(outline.corners) > 1.5 * kAgrees) continue;
    const bool known = std::any_of(places.begin(), places.end(), [&](const CardOutline* other) {
      return overlapOfSmaller(other->corners, outline.corners) > 0.3;
    });
    if (!known) places.push_back(&outline);
  }
  return static_cast<int>(places.size());
}

}  // namespace

double CardPlane::area(const Quad& outline) const {
  std::vector<cv::Point2f> at;
  for (const cv::Point2f corner : outline) at.emplace_back(onPlane(corner));
  return cv::contourArea(at) / aspect;
}

cv::Point2d CardPlane::onPlane(cv::Point2f pixel) const {
  const cv::Vec3d p = toPlane * cv::Vec3d(pixel.x, pixel.y, 1);
  return {p[0] / p[2], p[1] / p[2]};
}

cv::Point2f CardPlane::inImage(cv::Point2d point) const {
  const cv::Vec3d p = toImage * cv::Vec3d(point.x, point.y, 1);
  return {static_cast<float>(p[0] / p[2]), static_cast<float>(p[1] / p[2])};
}

double CardPlane::deviation(const Quad& outline) const {
  double best = 1e9;
  for (double rim = 0; rim <= kMaxRim; rim += kMaxRim / 4) {
    std::array<double, 4> sides;
    for (std::size_t i = 0; i < 4; ++i) {
      const double length = cv::norm(onPlane(outline[(i + 1) % 4]) - onPlane(outline[i]));
      sides[i] = std::log(std::max(1e-9, length - 2 * rim));
    }
    best = std::min(best, deviationOf(sides, 0, std::log(aspect)));
  }
  return best;
}

namespace {

/// The tilt under which most outlines agree on a size, for cards of a given aspect.
struct Fit {
  Tilt tilt;
  Consensus consensus;
  double aspect = 1;
  bool fine = false;  // also agree within kFinely
};

/// Returns a coarse grid of tilts and focal lengths that covers all usual cameras.
std::vector<Tilt> likelyTilts() {
  std::vector<Tilt> tilts;
  for (const double focal : {0.65, 0.9, 1.4, 5.0}) {
    tilts.push_back({focal, 0, 0});
    for (const double steep : {0.2, 0.4, 0.6, 0.8})
      for (int direction = 0; direction < 12; ++direction)
        tilts.push_back(
            {focal, steep * std::cos(direction * CV_PI / 6), steep * std::sin(direction * CV_PI / 6)});
  }
  return tilts;
}

Fit bestFit(const std::vector<CardOutline>& outlines, cv::Size picture, double aspect) {
  const double logAspect = std::log(aspect);
  Tilt bestTilt;
  Consensus best;
  double agrees = kAgrees;
  const auto keepBetter = [&](const Tilt& tilt, const Consensus& there) {
    if (there.worth > best.worth) best = there, bestTilt = tilt;
  };
  const auto consider = [&](const Tilt& tilt) {
    if (std::hypot(tilt.a, tilt.b) > kSteepest || tilt.focal < kMinFocal || tilt.focal > kMaxFocal) return;
    keepBetter(tilt, consensusOf(outlines, picture, tilt, logAspect, agrees));
  };
  const std::vector<Tilt> tilts = likelyTilts();
  std::vector<Consensus> ofTilt(tilts.size());
  cv::parallel_for_({0, static_cast<int>(tilts.size())}, [&](const cv::Range& range) {
    for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
      ofTilt[i] = consensusOf(outlines, picture, tilts[i], logAspect, agrees);
  });
  for (std::size_t i = 0; i < tilts.size(); ++i) keepBetter(tilts[i], ofTilt[i]);
  const auto climb = [&](double widest, double finest) {
    for (double step = widest; step > finest; step /= 2)
      for (int round = 0; round < 8; ++round) {
        const Tilt from = bestTilt;
        for (const cv::Point2d& way :
             {cv::Point2d(1, 0), cv::Point2d(-1, 0), cv::Point2d(0, 1), cv::Point2d(0, -1)})
          consider({from.focal, from.a + way.x * step, from.b + way.y * step});
        for (const double zoom : {1 + step, 1 / (1 + step)}) consider({from.focal * zoom, from.a, from.b});
        if (bestTilt.a == from.a && bestTilt.b == from.b && bestTilt.focal == from.focal) break;
      }
  };
  climb(0.1, 0.01);
  // Many planes agree within the coarse tolerance. The outlines with the best edges decide between them.
  const Consensus rough = best;
  best = {};
  agrees = kFinely;
  consider(bestTilt);
  climb(0.05, 0.002);
  const bool fine = best.worth > 0;
  return {bestTilt, fine ? best : rough, aspect, fine};
}

/// Cards of another aspect also agree on a plane, as if a distant camera saw them from the side.
bool fromFarAside(const Tilt& tilt) {
  return tilt.focal > 5 && std::hypot(tilt.a, tilt.b) > 0.3;
}

}  // namespace

std::optional<CardPlane> planeOf(const std::vector<CardOutline>& all, cv::Size picture, double aspect) {
  if (all.size() < kPlaces) return {};
  std::vector<CardOutline> outlines = all;
  std::sort(outlines.begin(), outlines.end(),
            [](const CardOutline& a, const CardOutline& b) { return a.score > b.score; });
  std::vector<CardOutline> distinct;
  for (const CardOutline& outline : outlines) {
    const bool twice = std::any_of(distinct.begin(), distinct.end(), [&](const CardOutline& other) {
      return nearlySame(other.corners, outline.corners, kTwice);
    });
    if (!twice) distinct.push_back(outline);
    if (distinct.size() >= kMaxOutlines) break;
  }
  outlines = std::move(distinct);
  Fit fit = bestFit(outlines, picture, aspect);
  if (!fit.fine || fromFarAside(fit.tilt)) {
    const Fit slim = bestFit(outlines, picture, kSlim);
    if (slim.fine && !fromFarAside(slim.tilt) && slim.consensus.worth > kOutlierWorth * fit.consensus.worth)
      fit = slim;
  }
  CardPlane plane;
  plane.aspect = fit.aspect;
  plane.toImage = View(picture, fit.tilt).toImage(std::exp(fit.consensus.logSize));
  plane.toPlane = plane.toImage.inv();
  if (placesThatAgree(outlines, plane) < kPlaces) return {};
  return plane;
}

}  // namespace lk::vision
