#include "vision/marks/laid_tiles.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <opencv2/imgproc.hpp>

#include "vision/marks/hidden_tile.h"

namespace lk::vision {

namespace {

constexpr double kSlack = 0.02;        // of a measured size
constexpr double kSlackDeg = 2;        // of a measured angle
constexpr double kMaxUnequal = 0.08;   // of a tile against the others
constexpr double kMaxMixedUpDeg = 45;  // a tile turned further lies in another tile's corner

/// The four tiles as seen; nullptr for those that are not.
using Seen = std::array<const MarkSighting*, 4>;

cv::Point2d middleOf(const Quad& quad) {
  const cv::Point2d a = quad[0], along = cv::Point2d(quad[2]) - a;
  const cv::Point2d b = quad[1], across = cv::Point2d(quad[3]) - b;
  // Where the diagonals cross is the middle of the square in every perspective.
  const double share = (b - a).cross(across) / along.cross(across);
  return a + along * share;
}

cv::Point2d middleOf(const cv::Rect2d& square) {
  return {square.x + square.width / 2, square.y + square.height / 2};
}

cv::Point2d mapped(const cv::Matx33d& h, cv::Point2d p) {
  const cv::Vec3d v = h * cv::Vec3d(p.x, p.y, 1);
  return {v[0] / v[2], v[1] / v[2]};
}

using Middles = std::array<cv::Point2d, 4>;

cv::Matx33d between(const Middles& from, const Middles& to) {
  std::array<cv::Point2f, 4> a, b;
  for (std::size_t i = 0; i < 4; ++i) a[i] = from[i], b[i] = to[i];
  return cv::Matx33d(cv::getPerspectiveTransform(a.data(), b.data()).ptr<double>());
}

bool clockwise(const Middles& corners) {
  for (std::size_t i = 0; i < 4; ++i) {
    const cv::Point2d a = corners[(i + 1) % 4] - corners[i], b = corners[(i + 2) % 4] - corners[(i + 1) % 4];
    if (a.cross(b) <= 0) return false;
  }
  return true;
}

/// The sides of a tile, averaged over opposite ones, where the laid rectangle is the unit square.
struct TileSides {
  cv::Point2d right, down;
  double length = 0;  // true length, millimetres
};

TileSides sidesOf(const Quad& corners, double length, const cv::Matx33d& toUnit) {
  std::array<cv::Point2d, 4> at;
  for (std::size_t i = 0; i < 4; ++i) at[i] = mapped(toUnit, corners[i]);
  return {(at[1] - at[0] + at[2] - at[3]) / 2, (at[3] - at[0] + at[2] - at[1]) / 2, length};
}

/// Returns the size of the rectangle, in which all sides of all tiles have their true length as nearly as
/// possible.
cv::Size2d sizeOf(const std::vector<TileSides>& tiles) {
  cv::Mat squares(static_cast<int>(2 * tiles.size()), 2, CV_64F), lengths(squares.rows, 1, CV_64F);
  for (int i = 0; i < squares.rows; ++i) {
    const TileSides& tile = tiles[static_cast<std::size_t>(i / 2)];
    const cv::Point2d side = i % 2 == 0 ? tile.right : tile.down;
    squares.at<double>(i, 0) = side.x * side.x;
    squares.at<double>(i, 1) = side.y * side.y;
    lengths.at<double>(i) = tile.length * tile.length;
  }
  cv::Mat solved;
  cv::solve(squares, lengths, solved, cv::DECOMP_SVD);
  const auto root = [&](int i) { return std::sqrt(std::max(solved.at<double>(i), 0.0)); };
  return {root(0), root(1)};
}

double degrees(cv::Point2d along) {
  return std::atan2(along.y, along.x) * 180 / CV_PI;
}

/// Examines the tiles of one sheet.
class TileFinder {
 public:
  TileFinder(const SheetSpec& spec, const Seen& seen) : spec_(spec), seen_(seen) {}

  TileSearch find() {
    Middles middles;
    for (std::size_t i = 0; i < 4; ++i)
      if (seen_[i]) middles[i] = middleOf(seen_[i]->corners);
    const auto hidden =
        static_cast<std::size_t>(std::find(seen_.begin(), seen_.end(), nullptr) - seen_.begin());
    if (hidden < 4) {
      const std::optional<cv::Point2d> guess = hiddenTile(spec_.tiles, seen_, hidden);
      if (!guess) return mixedUp();
      middles[hidden] = *guess;
    }
    if (!clockwise(middles)) return mixedUp();
    measure(middles);
    if (size_.width <= 0 || size_.height <= 0) return mixedUp();
    judge();
    if (!search_.problem || *search_.problem == TileProblem::missing) lay(middles);
    return std::move(search_);
  }

 private:
  TileSearch mixedUp() {
    search_.problem = TileProblem::mixedUp;
    return std::move(search_);
  }

  void measure(const Middles& middles) {
    const cv::Matx33d toUnit = between(middles, {cv::Point2d(0, 0), {1, 0}, {1, 1}, {0, 1}});
    for (std::size_t i = 0; i < 4; ++i)
      if (seen_[i]) sides_.push_back(sidesOf(seen_[i]->corners, spec_.tiles[i].square.width, toUnit));
    size_ = sizeOf(sides_);
    const cv::Point2d from = middleOf(spec_.tiles[0].square), to = middleOf(spec_.tiles[2].square);
    stretch_ = {size_.width / (to.x - from.x), size_.height / (to.y - from.y)};
  }

  /// Notes the first problem.
  void judge() {
    for (std::size_t i = 0, next = 0; i < 4; ++i) {
      if (!seen_[i]) continue;
      const TileSides& tile = sides_[next++];
      const cv::Point2d right(tile.right.x * size_.width, tile.right.y * size_.height);
      const cv::Point2d down(tile.down.x * size_.width, tile.down.y * size_.height);
      turns_[i] = degrees(right + cv::Point2d(down.y, -down.x));
      if (std::abs(turns_[i]) > kMaxMixedUpDeg) return note(TileProblem::mixedUp, seen_[i]->text);
      const double angle = std::remainder(degrees(down) - degrees(right) - 90, 360);
      if (std::max(std::abs(turns_[i]), std::abs(angle)) > kMaxCrookedDeg + kSlackDeg)
        note(TileProblem::crooked, seen_[i]->text);
    }
    const auto [least, most] = std::minmax(stretch_[0], stretch_[1]);
    if (least < kMinStretch - kSlack) search_.stretch = least, note(TileProblem::tooSmall, {});
    if (most > kMaxStretch + kSlack) search_.stretch = most, note(TileProblem::tooLarge, {});
    judgePrints();
    for (std::size_t i = 0; i < 4; ++i)
      if (!seen_[i]) note(TileProblem::missing, spec_.tiles[i].text);
  }

  /// Compares each tile's printed size with that of the others.
  void judgePrints() {
    std::vector<double> prints;
    for (const TileSides& tile : sides_)
      prints.push_back((std::hypot(tile.right.x * size_.width, tile.right.y * size_.height) +
                        std::hypot(tile.down.x * size_.width, tile.down.y * size_.height)) /
                       (2 * tile.length));
    double all = 0;
    for (const double print : prints) all += print;
    for (std::size_t i = 0, next = 0; i < 4; ++i) {
      if (!seen_[i]) continue;
      const double print = prints[next++];
      const double against = print / ((all - print) / static_cast<double>(prints.size() - 1));
      if (std::abs(against - 1) <= kMaxUnequal) continue;
      search_.stretch = against;
      note(TileProblem::unequal, seen_[i]->text);
    }
  }

  void note(TileProblem problem, const std::string& text) {
    if (search_.problem.value_or(problem) != problem) return;
    search_.problem = problem;
    if (!text.empty()) search_.texts.push_back(text);
  }

  void lay(const Middles& middles) {
    LaidTiles laid;
    laid.spec = {spec_.id, {spec_.size.width * stretch_[0], spec_.size.height * stretch_[1]}, {}, {}};
    Middles places;
    for (std::size_t i = 0; i < 4; ++i) {
      const MarkSpec& tile = spec_.tiles[i];
      const cv::Point2d middle = middleOf(tile.square);
      places[i] = {middle.x * stretch_[0], middle.y * stretch_[1]};
      const cv::Point2d half(tile.square.width / 2, tile.square.height / 2);
      if (seen_[i]) laid.spec.marks.push_back({tile.text, {places[i] - half, places[i] + half}, turns_[i]});
    }
    laid.sheet = {spec_.id, between(places, middles), {}, laid.spec.size};
    const auto [width, height] = laid.spec.size;
    const cv::Point2d corners[] = {{0, 0}, {width, 0}, {width, height}, {0, height}};
    for (std::size_t i = 0; i < 4; ++i) laid.sheet.corners[i] = toImage(laid.sheet, corners[i]);
    search_.laid = std::move(laid);
  }

  const SheetSpec& spec_;
  const Seen& seen_;
  std::vector<TileSides> sides_;  // of the seen tiles
  std::array<double, 4> turns_{};
  cv::Size2d size_;  // between the middles of the tiles
  cv::Vec2d stretch_;
  TileSearch search_;
};

}  // namespace

TileSearch layTiles(const std::vector<MarkSighting>& marks, const SheetSpec& spec) {
  TileSearch search;
  if (spec.tiles.size() != 4) return search;
  Seen seen{};
  std::size_t count = 0;
  std::vector<std::string> hidden;
  for (std::size_t i = 0; i < 4; ++i) {
    for (const MarkSighting& mark : marks) {
      if (mark.text != spec.tiles[i].text) continue;
      if (seen[i]) return {{}, TileProblem::doubled, {mark.text}};
      seen[i] = &mark;
      ++count;
    }
    if (!seen[i]) hidden.push_back(spec.tiles[i].text);
  }
  if (count == 0) return search;
  if (count < 3) return {{}, TileProblem::missing, std::move(hidden)};
  return TileFinder(spec, seen).find();
}

}  // namespace lk::vision
