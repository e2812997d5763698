// Dice as bodies: how their faces are arranged, and where in a tray they come to rest.
#pragma once

#include <vector>

#include "stage/random.h"
#include "stage/scene.h"
#include "stage/timeline.h"

namespace lk::stage {

/// Places and turns inside the free part of a tray: clear of the marks with their quiet zones, of the rim and
/// of one another.
std::vector<DieSpot> freeSpots(const DiceEntry& entry, Random random);

/// A point of a tray on the table.
cv::Point2d onTable(const TrayPlace& tray, cv::Point2d inTray);

/// A die's own axes, right-handed (x, y, z): the faces 2, 3, 1 look along them, opposite faces sum to 7, and
/// 1-2-3 run counter-clockwise around their common corner. The table's axes are left-handed (y down), which
/// the turns made here take into account.
int faceAlong(int axis, bool positive);

/// The turn of a die that shows `value`, turned clockwise as seen from above; `side` (0..3) says which of its
/// other faces looks where.
cv::Matx33d dieTurn(int value, double turnDeg, int side);
cv::Matx33d rotation(const cv::Vec3d& axis, double radians);

}  // namespace lk::stage
