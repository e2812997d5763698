// Rendered frames on their way to a video or a folder of pictures.
#pragma once

#include <memory>
#include <string>

#include <opencv2/core.hpp>

#include "rules/text/fault.h"

namespace lk::app {

/// Frames are gathered beside the place they are for, under a name of their own; until all are there, and
/// when anything goes wrong, what stands in that place stays as it was.
class FrameWriter {
 public:
  /// For a video where `out` ends in .avi, else for a folder of pictures called 000000.jpg and on, with their
  /// speed in frames.json. Takes the place of an earlier video file, an empty folder or an earlier rendering.
  /// A folder that holds anything else is a fault, and so is a place that cannot be written to.
  static Outcome<std::unique_ptr<FrameWriter>> open(const std::string& out, double fps, cv::Size size);

  virtual ~FrameWriter() = default;
  virtual Outcome<Done> write(const cv::Mat& bgr) = 0;
  /// All frames are there: gives them their name. A fault when they did not all go in, as on a full disk.
  virtual Outcome<Done> close() = 0;
};

}  // namespace lk::app
