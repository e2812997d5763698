// Writes rendered frames to a video or to a folder of pictures.
#pragma once

#include <memory>
#include <string>

#include <opencv2/core.hpp>

#include "rules/text/fault.h"

namespace lk::app {

/// Frames are collected in a temporary place beside their destination. The destination is unchanged until all
/// frames are written, or if anything fails.
class FrameWriter {
 public:
  /// Opens a writer for a video if `out` ends in .avi, and otherwise for a folder of pictures named
  /// 000000.jpg and so on, with the frame rate in frames.json. Replaces an earlier video file, an empty
  /// folder or an earlier rendering. Fails if a folder has other contents or the place cannot be written to.
  static Outcome<std::unique_ptr<FrameWriter>> open(const std::string& out, double fps, cv::Size size);

  virtual ~FrameWriter() = default;
  virtual Outcome<Done> write(const cv::Mat& bgr) = 0;
  /// Moves the frames to their destination. Fails if they were not all written, for example because the disk
  /// is full.
  virtual Outcome<Done> close() = 0;
};

}  // namespace lk::app
