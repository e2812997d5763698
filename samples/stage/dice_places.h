// Dice as bodies: the arrangement of their faces, and their resting places in a tray.
#pragma once

#include <vector>

#include "stage/random.h"
#include "stage/scene.h"

namespace lk::stage {

/// Returns places and turns inside the free part of a tray: clear of the marks with their quiet zones, of the
/// rim, and of each other.
std::vector<DieSpot> freeSpots(const DiceEntry& entry, Random random);

/// Converts a point of a tray to a point of the table.
cv::Point2d onTable(const TrayPlace& tray, cv::Point2d inTray);

/// Returns the value of the face along an axis of the die. The die's axes (x, y, z) are right-handed: the
/// faces 2, 3, 1 are along them, opposite faces add up to 7, and 1-2-3 run counter-clockwise around their
/// common corner. The table's axes are left-handed (y down); the turns computed here take this into account.
int faceAlong(int axis, bool positive);

/// Returns the rotation of a die that shows `value` on top, turned clockwise as seen from above. `side`
/// (0..3) selects the directions of its other faces.
cv::Matx33d dieTurn(int value, double turnDeg, int side);
cv::Matx33d rotation(const cv::Vec3d& axis, double radians);

}  // namespace lk::stage
