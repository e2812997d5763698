// Pictures are handed on without copying: a decoder may write only into one that nobody else holds.
#pragma once

#include <opencv2/core.hpp>

namespace lk::app {

/// Lets go of `picture` if someone else still holds its pixels; otherwise they may be used again.
inline void releaseIfShared(cv::Mat& picture) {
  if (picture.u && picture.u->refcount > 1) picture.release();
}

}  // namespace lk::app
