// Functions of the library lk_formats.
#pragma once

#include "codecs/codecs.h"

namespace lk::codecs {

struct Formats {
  void (*decode)(const std::vector<std::uint8_t>&, cv::Mat&);
  void (*encode)(const std::string&, const cv::Mat&, std::vector<std::uint8_t>&, const std::vector<int>&);
  bool (*write)(const std::string&, const cv::Mat&);
  std::unique_ptr<cv::VideoCapture> (*capture)();
  std::unique_ptr<cv::VideoWriter> (*motionJpeg)(const std::string& avi, double fps, cv::Size size);
};

/// The only symbol looked up in the library.
inline constexpr char kEntry[] = "lk_formats";

}  // namespace lk::codecs
