#include "app/capture/quiet.h"

#include <cstdio>
#include <cstdlib>
#include <iostream>

#include <opencv2/core/utils/logger.hpp>

namespace lk::app {

void silenceLibraries() {
  // Give up after two seconds instead of ten if a camera stops responding.
  setenv("OPENCV_VIDEOIO_V4L_SELECT_TIMEOUT", "2", 0);
  if (std::getenv("LAMPKEEPER_LIBRARY_MESSAGES")) return;
  setenv("OPENCV_FFMPEG_LOGLEVEL", "-8", 1);  // AV_LOG_QUIET
  cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
  // JPEG and PNG decoders, encoders and drivers have no such setting. In glibc `stderr` is a variable, and
  // std::cerr keeps the stream it was created with.
  std::cerr.flush();
  if (std::FILE* nowhere = std::fopen("/dev/null", "w")) stderr = nowhere;
}

}  // namespace lk::app
