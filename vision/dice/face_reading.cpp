#include "vision/dice/face_reading.h"

#include <algorithm>

namespace lk::vision {

int FaceReading::likeliest() const {
  return static_cast<int>(std::max_element(chances.begin() + 1, chances.begin() + 7) - chances.begin());
}

}  // namespace lk::vision
