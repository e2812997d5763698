#include "codecs/formats/formats.h"

namespace {

using namespace lk::codecs;

constexpr Formats kFormats{
    .decode = [](const std::vector<std::uint8_t>& bytes,
                 cv::Mat& bgr) { cv::imdecode(bytes, cv::IMREAD_COLOR, &bgr); },
    .encode = [](const std::string& extension, const cv::Mat& picture, std::vector<std::uint8_t>& bytes,
                 const std::vector<int>& params) { cv::imencode(extension, picture, bytes, params); },
    .write = [](const std::string& file, const cv::Mat& picture) { return cv::imwrite(file, picture); },
    .capture = [] { return std::make_unique<cv::VideoCapture>(); },
    .motionJpeg =
        [](const std::string& avi, double fps, cv::Size size) {
          return std::make_unique<cv::VideoWriter>(avi, cv::CAP_OPENCV_MJPEG, kMotionJpeg, fps, size);
        },
};

}  // namespace

extern "C" __attribute__((visibility("default"))) const Formats* lk_formats() {
  return &kFormats;
}
