#include "vision/cards/find/card_print.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>

#include "vision/cards/find/print_map.h"
#include "vision/core/quad_geometry.h"

namespace lk::vision {
namespace {

constexpr int kPerSide = PrintMap::kPerSide;
constexpr double kMinPatch = 0.2;  // in cards; smallest patch of print examined
constexpr int kMaxPatch = 6;       // in cards; larger patches are magazines or patterned cloths
constexpr int kMaxPatches = 6;
constexpr double kSame = 0.03;    // of its size; outlines closer than this are the same
constexpr double kAround = 0.06;  // of its size; margin around a card in which its own edge causes texture

// Levels tried, between bare table and print. A card's rim may be as busy as its print, or hardly busy.
constexpr float kEnds[] = {0.3F, 0.45F, 0.6F};

/// A card's position on the map, in the map's pixels.
struct Pose {
  cv::Point2d centre;
  double turn = 0;  // radians, direction of its short sides
  double score = -2;
};

/// Searches poses at which everything inside the card is printed and nothing around it is.
class PoseSearch {
 public:
  /// `printed`: CV_32F, from -1 (as bare as the table) to 1. `visible` must outlive the search.
  PoseSearch(cv::Mat printed, const cv::Mat& visible, double aspect)
      : printed_(std::move(printed)), visible_(visible), aspect_(aspect) {
    constexpr int kStep = 12;                   // sample positions along a short side
    constexpr double kFrom = 0.08, kTo = 0.25;  // distance beyond the edge, in short sides
    const int columns = static_cast<int>((0.5 + kTo) * kStep);
    const int rows = static_cast<int>((aspect / 2 + kTo) * kStep);
    for (int row = -rows; row <= rows; ++row)
      for (int column = -columns; column <= columns; ++column) {
        const cv::Point2d at(static_cast<double>(column) / kStep, static_cast<double>(row) / kStep);
        const double beyond = std::max(std::abs(at.x) - 0.5, std::abs(at.y) - aspect / 2);
        if (beyond <= 0) within_.push_back(at * kPerSide);
        if (beyond >= kFrom) around_.push_back(at * kPerSide);
      }
  }

  /// Returns the best poses, at most three, with centres in `box` or up to half a card outside it. Starts
  /// from a grid of positions and rotations, and refines by hill climbing.
  [[nodiscard]] std::vector<Pose> best(const cv::Rect& box) const {
    constexpr int kTurns = 30, kStride = 2;
    constexpr double kMinScore = 0.3, kNearBest = 0.6;
    constexpr std::size_t kMax = 3;
    const int out = static_cast<int>(kPerSide * aspect_ / 2);
    std::vector<Pose> poses;
    for (int turn = 0; turn < kTurns; ++turn)
      for (int y = box.y - out; y < box.br().y + out; y += kStride)
        for (int x = box.x - out; x < box.br().x + out; x += kStride)
          if (const Pose pose = scored({cv::Point2d(x, y), turn * CV_PI / kTurns}); pose.score > kMinScore)
            poses.push_back(pose);
    std::stable_sort(poses.begin(), poses.end(),
                     [](const Pose& a, const Pose& b) { return a.score > b.score; });
    std::vector<Pose> apart;
    for (const Pose& pose : poses) {
      if (apart.size() >= kMax || pose.score < kNearBest * poses.front().score) break;
      const auto near = [&](const Pose& other) { return isNear(pose, other); };
      if (std::none_of(apart.begin(), apart.end(), near)) apart.push_back(pose);
    }
    for (Pose& pose : apart)
      for (const double step : {1.0, 0.5, 0.25})
        while (climb(pose, step)) {
        }
    return apart;
  }

  [[nodiscard]] Quad quadAt(const Pose& pose) const {
    const cv::Point2d across = cv::Point2d(std::cos(pose.turn), std::sin(pose.turn)) * (kPerSide / 2.0);
    const cv::Point2d down = cv::Point2d(-across.y, across.x) * aspect_;
    const auto corner = [&](const cv::Point2d& from) { return cv::Point2f(pose.centre + from); };
    return {corner(-across - down), corner(across - down), corner(across + down), corner(down - across)};
  }

 private:
  static bool isNear(const Pose& a, const Pose& b) {
    constexpr double kNear = 0.3 * kPerSide, kTurned = 0.4;
    const double turned = std::abs(std::remainder(a.turn - b.turn, CV_PI));
    return cv::norm(a.centre - b.centre) < kNear && turned < kTurned;
  }
  [[nodiscard]] Pose scored(Pose pose) const {
    pose.score = sumOver(within_, pose) - sumOver(around_, pose);
    return pose;
  }
  bool climb(Pose& best, double step) const {
    constexpr double kTurn = 0.05;  // radians; moves a corner by about one pixel
    const Pose from = best;
    for (int dy = -1; dy <= 1; ++dy)
      for (int dx = -1; dx <= 1; ++dx)
        for (int turn = -1; turn <= 1; ++turn)
          if (const Pose pose =
                  scored({from.centre + cv::Point2d(dx, dy) * step, from.turn + turn * step * kTurn});
              pose.score > best.score)
            best = pose;
    return best.score > from.score;
  }
  /// Returns the sum over all positions, divided by their number. Occluded ones count as 0, so they are
  /// neutral.
  [[nodiscard]] double sumOver(const std::vector<cv::Point2d>& places, const Pose& pose) const {
    const double c = std::cos(pose.turn), s = std::sin(pose.turn);
    double sum = 0;
    for (const cv::Point2d& p : places) {
      const cv::Point at(cvRound(pose.centre.x + c * p.x - s * p.y),
                         cvRound(pose.centre.y + s * p.x + c * p.y));
      if (cv::Rect({}, printed_.size()).contains(at) && visible_.at<std::uint8_t>(at) != 0)
        sum += printed_.at<float>(at);
    }
    return sum / static_cast<double>(places.size());
  }

  cv::Mat printed_;
  const cv::Mat& visible_;
  double aspect_;
  std::vector<cv::Point2d> within_, around_;
};

/// Maps busyness to -1..1, where `level` is the least busyness of a card's print.
cv::Mat printedFrom(const PrintMap& map, float level) {
  return cv::max(-1.0, cv::min(1.0, (map.busy - level) / (level - 1)));
}

/// Returns positions of cards that may contain a patch of print, in pixels of the map.
std::vector<Quad> placesOf(const PrintedPatch& patch, const PrintMap& map, double aspect) {
  std::vector<Quad> places;
  if (patch.box.area() > kMaxPatch * kPerSide * kPerSide * aspect) return places;
  for (const float end : kEnds) {
    const PoseSearch search(printedFrom(map, 1 + end * (patch.busy - 1)), map.visible, aspect);
    for (const Pose& pose : search.best(patch.box)) {
      const Quad place = search.quadAt(pose);
      const auto same = [&](const Quad& other) { return nearlySame(other, place, kSame); };
      if (std::none_of(places.begin(), places.end(), same)) places.push_back(place);
    }
  }
  return places;
}

}  // namespace

std::vector<Quad> cardsByPrint(const cv::Mat& bgr, const CardPlane& plane, const std::vector<Quad>& known,
                               const cv::Mat& ignore) {
  std::vector<Quad> cards;
  std::optional<PrintMap> map = printMapOf(bgr, plane, known, ignore);
  if (!map) return cards;
  const int least = static_cast<int>(kMinPatch * kPerSide * kPerSide * plane.aspect);
  for (int i = 0; i < kMaxPatches; ++i) {
    const std::optional<PrintedPatch> patch = largestPatch(*map, least);
    if (!patch) break;
    cv::Mat looked = patch->where;
    for (const Quad& place : placesOf(*patch, *map, plane.aspect)) {
      cards.push_back(fromTopLeft(mapped(map->toImage, place)));
      paintQuad(looked, place, kAround);
    }
    map->visible.setTo(0, looked);
  }
  return cards;
}

}  // namespace lk::vision
