#include "stage/dice_places.h"

#include <algorithm>
#include <cmath>

#include <opencv2/calib3d.hpp>

namespace lk::stage {

namespace {

constexpr double kRim = 8;        // millimetres kept free along the edge
constexpr double kQuietZone = 8;  // around a mark: four modules of 2 mm
constexpr double kDieApart = 3;

/// Mirrors y: converts between the die's right-handed axes and the table's.
const cv::Matx33d kMirror(1, 0, 0, 0, -1, 0, 0, 0, 1);

}  // namespace

std::vector<DieSpot> freeSpots(const DiceEntry& entry, Random random) {
  const carddb::Sheet sheet = carddb::traySheet(entry.tray);
  const double reach = entry.sideMm * 0.75;  // half the diagonal of a rotated die, with a small margin
  std::vector<DieSpot> spots;
  for (int attempts = 0; spots.size() < entry.values.size(); ++attempts) {
    DieSpot spot{{random.between(kRim + reach, sheet.width - kRim - reach),
                  random.between(kRim + reach, sheet.height - kRim - reach)},
                 random.between(0, 360)};
    const auto onMark = [&](const carddb::SheetMark& mark) {
      const double clear = kQuietZone + reach;
      return spot.at.x > mark.square.x - clear && spot.at.x < mark.square.x + mark.square.width + clear &&
             spot.at.y > mark.square.y - clear && spot.at.y < mark.square.y + mark.square.height + clear;
    };
    const auto touches = [&](const DieSpot& other) {
      return cv::norm(other.at - spot.at) < 2 * reach + kDieApart;
    };
    const bool crowded = attempts > 2000;  // the tray is full: let dice touch
    if (std::any_of(sheet.marks.begin(), sheet.marks.end(), onMark)) continue;
    if (!crowded && std::any_of(spots.begin(), spots.end(), touches)) continue;
    spots.push_back(spot);
  }
  return spots;
}

cv::Point2d onTable(const TrayPlace& tray, cv::Point2d p) {
  const double turn = tray.turnDeg * CV_PI / 180;
  return tray.at + cv::Point2d(p.x * std::cos(turn) - p.y * std::sin(turn),
                               p.x * std::sin(turn) + p.y * std::cos(turn));
}

int faceAlong(int axis, bool positive) {
  constexpr int kPositive[] = {2, 3, 1};
  return positive ? kPositive[axis] : 7 - kPositive[axis];
}

cv::Matx33d rotation(const cv::Vec3d& axis, double radians) {
  cv::Matx33d turn;
  cv::Rodrigues(axis * radians, turn);
  return turn;
}

cv::Matx33d dieTurn(int value, double turnDeg, int side) {
  // Rotate the face to the top, in the die's right-handed axes.
  cv::Matx33d up = cv::Matx33d::eye();
  if (value == faceAlong(2, false)) up = rotation({1, 0, 0}, CV_PI);
  if (value == faceAlong(0, true)) up = rotation({0, 1, 0}, -CV_PI / 2);
  if (value == faceAlong(0, false)) up = rotation({0, 1, 0}, CV_PI / 2);
  if (value == faceAlong(1, true)) up = rotation({1, 0, 0}, CV_PI / 2);
  if (value == faceAlong(1, false)) up = rotation({1, 0, 0}, -CV_PI / 2);
  const double spin = -turnDeg * CV_PI / 180 + side * CV_PI / 2;
  return kMirror * rotation({0, 0, 1}, spin) * up;
}

}  // namespace lk::stage
