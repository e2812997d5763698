#include "vision/marks/hidden_tile.h"

#include <cmath>

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

namespace lk::vision {

namespace {

constexpr int kRounds = 40;           // of the adjustment; it ends earlier when nothing improves
constexpr double kMaxOff = 0.06;      // largest deviation of a corner, as a part of a tile's side
constexpr double kStep = 1e-6;        // of numerical derivatives
constexpr int kPlane = 8, kSize = 2;  // numbers of a homography and of a rectangle

/// Three tiles at the corners of a rectangle of unknown size, each turned a little. Lengths are in tile sides
/// on the table and in mean tile sides of the picture, which keeps all numbers near 1.
class Model {
 public:
  Model(const std::array<const MarkSighting*, 4>& seen, std::size_t hidden) : hidden_(hidden) {
    std::vector<double> sides;
    for (std::size_t i = 0; i < 4; ++i) {
      if (!seen[i]) continue;
      corners_.push_back(i);
      const Quad& quad = seen[i]->corners;
      seen_.insert(seen_.end(), quad.begin(), quad.end());
      unit_ += std::sqrt(std::abs(cv::contourArea(std::vector<cv::Point2f>(quad.begin(), quad.end())))) / 3;
    }
    origin_ = seen_.front();
    for (cv::Point2d& point : seen_) point = (point - origin_) / unit_;
  }

  [[nodiscard]] std::optional<cv::Point2d> solve() {
    cv::Mat numbers = begin();
    if (numbers.empty()) return std::nullopt;
    double worth = cv::norm(off(numbers)), damping = 1e-3;
    for (int round = 0; round < kRounds && damping < 1e6; ++round) {
      const cv::Mat now = off(numbers);
      cv::Mat slope(now.rows, numbers.rows, CV_64F);
      for (int i = 0; i < numbers.rows; ++i) {
        cv::Mat ahead = numbers.clone();
        ahead.at<double>(i) += kStep;
        slope.col(i) = (off(ahead) - now) / kStep;
      }
      cv::Mat normal = slope.t() * slope;
      for (int i = 0; i < normal.rows; ++i) normal.at<double>(i, i) *= 1 + damping;
      cv::Mat step;
      cv::solve(normal, slope.t() * now, step, cv::DECOMP_SVD);
      const cv::Mat next = numbers - step;
      if (const double better = cv::norm(off(next)); better < worth) {
        const bool settled = worth - better < 1e-9;
        numbers = next, worth = better, damping /= 5;
        if (settled) break;
      } else {
        damping *= 10;
      }
    }
    double worst = 0;
    const cv::Mat rest = off(numbers);
    for (int i = 0; i < rest.rows; i += 2)
      worst = std::max(worst, std::hypot(rest.at<double>(i), rest.at<double>(i + 1)));
    if (worst > kMaxOff) return std::nullopt;
    return at(numbers, corner(numbers, hidden_)) * unit_ + origin_;
  }

 private:
  /// Returns the first guess: tiles that are not turned, in a rectangle as large as the picture suggests. It
  /// is empty if the corners allow none.
  [[nodiscard]] cv::Mat begin() const {
    const std::size_t opposite = (hidden_ + 2) % 4;
    cv::Mat numbers = cv::Mat::zeros(kPlane + kSize + 3, 1, CV_64F);
    for (const std::size_t next : {(opposite + 1) % 4, (opposite + 3) % 4}) {
      const double length = cv::norm(middle(next) - middle(opposite));
      const bool along = (opposite == 0 || opposite == 3) != (next == 0 || next == 3);
      numbers.at<double>(kPlane + (along ? 0 : 1)) = length;
    }
    std::vector<cv::Point2d> from;
    for (std::size_t i = 0; i < seen_.size(); ++i) from.push_back(onTable(numbers, i));
    const cv::Mat h = cv::findHomography(from, seen_, 0);
    if (h.empty()) return {};
    for (int i = 0; i < kPlane; ++i) numbers.at<double>(i) = h.at<double>(i / 3, i % 3);
    return numbers;
  }

  [[nodiscard]] cv::Point2d middle(std::size_t corner) const {
    for (std::size_t i = 0; i < corners_.size(); ++i)
      if (corners_[i] == corner)
        return (seen_[4 * i] + seen_[4 * i + 1] + seen_[4 * i + 2] + seen_[4 * i + 3]) / 4;
    return {};
  }

  /// Returns the middle of a tile on the table, from the middle of NW.
  static cv::Point2d corner(const cv::Mat& numbers, std::size_t corner) {
    return {corner == 1 || corner == 2 ? numbers.at<double>(kPlane) : 0,
            corner >= 2 ? numbers.at<double>(kPlane + 1) : 0};
  }

  /// Returns where a corner of a seen tile is on the table.
  [[nodiscard]] cv::Point2d onTable(const cv::Mat& numbers, std::size_t point) const {
    constexpr double kSigns[4][2] = {{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}};
    const double turn = numbers.at<double>(kPlane + kSize + static_cast<int>(point / 4));
    const auto [x, y] = kSigns[point % 4];
    return corner(numbers, corners_[point / 4]) +
           cv::Point2d(x * std::cos(turn) - y * std::sin(turn), x * std::sin(turn) + y * std::cos(turn));
  }

  static cv::Point2d at(const cv::Mat& numbers, cv::Point2d table) {
    const auto* h = numbers.ptr<double>();
    const double depth = h[6] * table.x + h[7] * table.y + 1;
    return {(h[0] * table.x + h[1] * table.y + h[2]) / depth,
            (h[3] * table.x + h[4] * table.y + h[5]) / depth};
  }

  [[nodiscard]] cv::Mat off(const cv::Mat& numbers) const {
    cv::Mat rest(static_cast<int>(2 * seen_.size()), 1, CV_64F);
    for (std::size_t i = 0; i < seen_.size(); ++i) {
      const cv::Point2d by = at(numbers, onTable(numbers, i)) - seen_[i];
      rest.at<double>(static_cast<int>(2 * i)) = by.x;
      rest.at<double>(static_cast<int>(2 * i) + 1) = by.y;
    }
    return rest;
  }

  std::size_t hidden_;
  std::vector<std::size_t> corners_;  // of the seen tiles: 0 NW, 1 NE, 2 SE, 3 SW
  std::vector<cv::Point2d> seen_;     // four for each
  double unit_ = 0;
  cv::Point2d origin_;
};

}  // namespace

std::optional<cv::Point2d> hiddenTile(const std::vector<MarkSpec>& tiles,
                                      const std::array<const MarkSighting*, 4>& seen, std::size_t hidden) {
  if (tiles.size() != 4 || hidden > 3) return std::nullopt;
  return Model(seen, hidden).solve();
}

}  // namespace lk::vision
