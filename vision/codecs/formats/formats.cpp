#include "codecs/formats/formats.h"

#include <cstdlib>
#include <iostream>
#include <mutex>

#include "codecs/formats/gif.h"
#include "codecs/formats/heif.h"
#include "codecs/formats/png_checksums.h"
#include "codecs/formats/webp_turn.h"

namespace {

using namespace lk::codecs;

/// OpenCV writes to std::cerr what its decoders throw. Those of TIFF and JPEG 2000 throw at every fault;
/// standard error is the program's own.
class Muted {
 public:
  explicit Muted(bool mute) {
    if (mute && !std::getenv("LAMPKEEPER_LIBRARY_MESSAGES")) {
      lock_ = std::unique_lock(mutex());
      kept_ = std::cerr.rdbuf(nullptr);
    }
  }
  ~Muted() {
    if (kept_) std::cerr.rdbuf(kept_);  // forgets what could not be written, too
  }
  Muted(const Muted&) = delete;
  Muted& operator=(const Muted&) = delete;

 private:
  static std::mutex& mutex() {
    static std::mutex one;
    return one;
  }
  std::unique_lock<std::mutex> lock_;
  std::streambuf* kept_ = nullptr;
};

/// All other formats begin otherwise.
bool isTiffOrJpeg2000(const std::vector<std::uint8_t>& bytes) {
  if (bytes.size() < 4) return false;
  return bytes[0] == 'I' || bytes[0] == 'M' || bytes[0] == 0 || (bytes[0] == 0xFF && bytes[1] == 0x4F);
}

void decodeAny(const std::vector<std::uint8_t>& bytes, cv::Mat& bgr) {
  if (isHeif(bytes)) {
    bgr = decodeHeif(bytes);
  } else if (isGif(bytes)) {
    bgr = decodeGif(bytes);
  } else if (isPng(bytes) && !checksumsHold(bytes)) {
    bgr.release();
  } else {
    const Muted muted(isTiffOrJpeg2000(bytes));
    cv::imdecode(bytes, cv::IMREAD_COLOR, &bgr);
    if (!bgr.empty()) turnUpright(bgr, turnOfWebp(bytes));
  }
}

constexpr Formats kFormats{
    .decode = decodeAny,
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
