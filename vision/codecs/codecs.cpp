#include "codecs/codecs.h"

#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>

#include "codecs/formats/formats.h"

namespace lk::codecs {

namespace {

using Entry = const Formats* (*)();

/// The library lies beside the program, see CMakeLists.txt.
const Formats& load() {
  void* library = ::dlopen("liblk_formats.so", RTLD_NOW | RTLD_LOCAL);
  const auto entry = library ? reinterpret_cast<Entry>(::dlsym(library, kEntry)) : nullptr;
  if (!entry) {
    std::fprintf(stderr, "lampkeeper: pictures cannot be read: %s; build the program again\n", ::dlerror());
    std::_Exit(1);
  }
  return *entry();
}

const Formats& formats() {
  static const Formats& loaded = load();
  return loaded;
}

}  // namespace

cv::Mat decode(const std::vector<std::uint8_t>& bytes) {
  cv::Mat bgr;
  decode(bytes, bgr);
  return bgr;
}

void decode(const std::vector<std::uint8_t>& bytes, cv::Mat& bgr) {
  formats().decode(bytes, bgr);
}

void encode(const std::string& extension, const cv::Mat& picture, std::vector<std::uint8_t>& bytes,
            const std::vector<int>& params) {
  formats().encode(extension, picture, bytes, params);
}

bool write(const std::string& file, const cv::Mat& picture) {
  return formats().write(file, picture);
}

std::unique_ptr<cv::VideoCapture> newCapture() {
  return formats().capture();
}

std::unique_ptr<cv::VideoWriter> newMotionJpeg(const std::string& avi, double fps, cv::Size size) {
  return formats().motionJpeg(avi, fps, size);
}

}  // namespace lk::codecs
