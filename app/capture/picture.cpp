#include "app/capture/picture.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <vector>

#include "app/kit/picture_header.h"
#include "codecs/codecs.h"

namespace lk::app {

namespace fs = std::filesystem;

namespace {

/// Twice the size of 64 megapixels uncompressed with 16 bits per channel and alpha.
constexpr std::uintmax_t kMaxFile = std::uintmax_t{1} << 30;

constexpr std::string_view kExtensions[] = {".png",  ".jpg", ".jpeg", ".bmp", ".webp", ".heic", ".heif",
                                            ".avif", ".tif", ".tiff", ".gif", ".jp2",  ".j2k",  ".jpx"};

Outcome<std::vector<unsigned char>> readFile(const std::string& path) {
  const auto fault = [&](std::string what, std::string cure) {
    return Fault{path, 0, std::move(what), std::move(cure)};
  };
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (status.type() == fs::file_type::not_found) return fault("does not exist", "check the name");
  if (error) return fault("cannot be reached: " + error.message(), "check the path and its permissions");
  if (fs::is_directory(status)) return fault("is a folder, not a picture", "choose a picture in it");
  if (!fs::is_regular_file(status)) return fault("is not a file", "choose a picture");
  const std::uintmax_t size = fs::file_size(path, error);
  if (!error && size == 0) return fault("is empty", "take the picture again");
  if (!error && size > kMaxFile) return fault("is larger than 1 GB", "make it smaller");
  std::ifstream file(path, std::ios::binary);
  std::vector<unsigned char> bytes(error ? 0 : size);
  if (!file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size())) ||
      bytes.empty())
    return fault("cannot be read", "check its permissions");
  return bytes;
}

}  // namespace

Outcome<cv::Mat> decodePicture(const std::string& path) {
  const Outcome<std::vector<unsigned char>> bytes = readFile(path);
  return bytes ? decodePicture(*bytes, path) : bytes.fault();
}

Outcome<cv::Mat> decodePicture(const std::vector<unsigned char>& bytes, const std::string& name) {
  const auto fault = [&](std::string what, std::string cure) {
    return Fault{name, 0, std::move(what), std::move(cure)};
  };
  const std::optional<PictureHeader> header = readPictureHeader(bytes);
  if (!header) return fault("is not a picture that can be read", "save it as JPEG, PNG, BMP or WebP");
  const std::string format(header->format);
  if (header->width > 0 && header->height > kMaxPixels / header->width)
    return fault("has " + std::to_string(header->width) + " x " + std::to_string(header->height) +
                     " pixels, more than 64 megapixels",
                 "make it smaller");
  if (header->begin > 0)
    return decodePicture({bytes.begin() + static_cast<long>(header->begin), bytes.end()}, name);
  if (!header->complete) return fault("is an incomplete " + format, "copy it again from where it came");
  if (header->width <= 0 || header->height <= 0)
    return fault("is a damaged " + format, "copy it again from where it came");
  cv::Mat bgr;
  try {
    bgr = codecs::decode(bytes);
  } catch (const cv::Exception&) {
    bgr.release();
  }
  if (bgr.empty()) return fault("is a damaged " + format, "copy it again from where it came");
  return bgr;
}

bool namedLikePicture(const std::string& path) {
  std::string extension = fs::path(path).extension().string();
  std::transform(extension.begin(), extension.end(), extension.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return std::find(std::begin(kExtensions), std::end(kExtensions), extension) != std::end(kExtensions);
}

}  // namespace lk::app
