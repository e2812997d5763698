// The solids that dice are: cube, octahedron, a trapezohedron of ten kites, dodecahedron, icosahedron.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::stage {

struct SolidFace {
  std::vector<cv::Vec3d> corners;  // anticlockwise from outside
  cv::Vec3d normal;                // outwards, unit
  cv::Vec3d middle;                // of its inscribed circle
  double reach = 0;                // radius of that circle
  cv::Vec3d up;                    // in the face, towards its farthest corner or a side; unit
};

/// Returns the faces of a solid around the origin whose opposite faces are two apart. Precondition: 6, 8, 10,
/// 12 or 20 faces. The second half of the faces lie opposite the first, in the same order.
const std::vector<SolidFace>& solidWith(int faces);

}  // namespace lk::stage
