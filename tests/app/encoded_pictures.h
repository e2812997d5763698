// Encodes pictures in every format that is read, with the formats' own libraries.
#pragma once

#include <gif_lib.h>
#include <libheif/heif.h>
#include <memory>
#include <string>
#include <vector>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace lk::test {

/// Returns HEIC or AVIF with an orientation, numbered as in EXIF.
inline std::string encodedHeif(const cv::Mat& bgr, bool avif,
                               heif_orientation turn = heif_orientation_normal) {
  const auto must = [](const heif_error& error) {
    if (error.code != heif_error_Ok) qFatal("libheif: %s", error.message);
  };
  heif_context* context = heif_context_alloc();
  heif_encoder* encoder = nullptr;
  must(heif_context_get_encoder_for_format(context, avif ? heif_compression_AV1 : heif_compression_HEVC,
                                           &encoder));
  heif_encoder_set_lossy_quality(encoder, 95);
  heif_image* image = nullptr;
  must(heif_image_create(bgr.cols, bgr.rows, heif_colorspace_RGB, heif_chroma_interleaved_RGB, &image));
  must(heif_image_add_plane(image, heif_channel_interleaved, bgr.cols, bgr.rows, 8));
  int step = 0;
  std::uint8_t* pixels = heif_image_get_plane(image, heif_channel_interleaved, &step);
  cv::Mat rgb(bgr.rows, bgr.cols, CV_8UC3, pixels, static_cast<std::size_t>(step));
  cv::cvtColor(bgr, rgb, cv::COLOR_BGR2RGB);
  heif_encoding_options* options = heif_encoding_options_alloc();
  options->image_orientation = turn;
  must(heif_context_encode_image(context, image, encoder, options, nullptr));
  std::string bytes;
  heif_writer writer{1, [](heif_context*, const void* data, std::size_t size, void* into) {
                       static_cast<std::string*>(into)->assign(static_cast<const char*>(data), size);
                       return heif_error{heif_error_Ok, heif_suberror_Unspecified, ""};
                     }};
  must(heif_context_write(context, &writer, &bytes));
  heif_encoding_options_free(options);
  heif_image_release(image);
  heif_encoder_release(encoder);
  heif_context_free(context);
  return bytes;
}

/// Encodes grey levels; `frames` of them, each brighter than the one before. Level 0 is transparent if
/// requested.
inline std::string encodedGif(const cv::Mat& bgr, int frames = 1, bool clear = false,
                              bool interlaced = false) {
  std::string bytes;
  GifFileType* gif = EGifOpen(
      &bytes,
      [](GifFileType* file, const GifByteType* data, int size) {
        static_cast<std::string*>(file->UserData)->append(reinterpret_cast<const char*>(data), size);
        return size;
      },
      nullptr);
  GifColorType levels[256];
  for (int i = 0; i < 256; ++i) levels[i] = {GifByteType(i), GifByteType(i), GifByteType(i)};
  ColorMapObject* map = GifMakeMapObject(256, levels);
  EGifSetGifVersion(gif, true);
  EGifPutScreenDesc(gif, bgr.cols, bgr.rows, 8, 0, map);
  cv::Mat grey;
  cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
  for (int i = 0; i < frames; ++i) {
    const GraphicsControlBlock control{DISPOSAL_UNSPECIFIED, false, 10, clear ? 0 : NO_TRANSPARENT_COLOR};
    GifByteType block[4];
    EGifGCBToExtension(&control, block);
    EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, sizeof block, block);
    EGifPutImageDesc(gif, 0, 0, bgr.cols, bgr.rows, interlaced, nullptr);
    constexpr int kPasses[][2] = {{0, 8}, {4, 8}, {2, 4}, {1, 2}};
    const auto put = [&](int row) { EGifPutLine(gif, grey.ptr(row), bgr.cols); };
    if (interlaced)
      for (const auto& [first, step] : kPasses)
        for (int row = first; row < bgr.rows; row += step) put(row);
    else
      for (int row = 0; row < bgr.rows; ++row) put(row);
    grey += 50;
  }
  GifFreeMapObject(map);
  EGifCloseFile(gif, nullptr);
  return bytes;
}

/// Encodes by extension, which includes the dot.
inline std::string encodedPicture(const std::string& extension, const cv::Mat& bgr) {
  if (extension == ".heic" || extension == ".avif") return encodedHeif(bgr, extension == ".avif");
  if (extension == ".gif") return encodedGif(bgr);
  if (extension == ".j2k") {  // the codestream without boxes
    const std::string boxed = encodedPicture(".jp2", bgr);
    return boxed.substr(boxed.find("\xFF\x4F\xFF\x51"));
  }
  std::vector<unsigned char> bytes;
  cv::imencode(extension, bgr, bytes);
  return {bytes.begin(), bytes.end()};
}

}  // namespace lk::test
