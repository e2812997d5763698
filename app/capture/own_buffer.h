// Reuse of picture memory: pictures are passed on without copying, so a decoder may write only into one that
// is not referenced elsewhere.
#pragma once

#include <opencv2/core.hpp>

namespace lk::app {

/// Releases `picture` if its pixels are still referenced elsewhere; otherwise they can be overwritten.
inline void releaseIfShared(cv::Mat& picture) {
  if (picture.u && picture.u->refcount > 1) picture.release();
}

}  // namespace lk::app
