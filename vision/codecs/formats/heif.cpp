#include "codecs/formats/heif.h"

#include <libheif/heif.h>
#include <memory>

#include <opencv2/imgproc.hpp>

namespace lk::codecs {

namespace {

template <auto free>
struct Freed {
  template <class T>
  void operator()(T* what) const {
    free(what);
  }
};

}  // namespace

bool isHeif(const std::vector<std::uint8_t>& bytes) {
  constexpr std::size_t kEnough = 12;
  return bytes.size() >= kEnough &&
         heif_check_filetype(bytes.data(), static_cast<int>(std::min<std::size_t>(bytes.size(), 4096))) !=
             heif_filetype_no;
}

cv::Mat decodeHeif(const std::vector<std::uint8_t>& bytes) {
  const std::unique_ptr<heif_context, Freed<heif_context_free>> context(heif_context_alloc());
  const auto done = [](const heif_error& error) { return error.code == heif_error_Ok; };
  if (!done(heif_context_read_from_memory_without_copy(context.get(), bytes.data(), bytes.size(), nullptr)))
    return {};
  heif_image_handle* primary = nullptr;
  if (!done(heif_context_get_primary_image_handle(context.get(), &primary))) return {};
  const std::unique_ptr<heif_image_handle, Freed<heif_image_handle_release>> handle(primary);
  const std::unique_ptr<heif_decoding_options, Freed<heif_decoding_options_free>> options(
      heif_decoding_options_alloc());
  options->convert_hdr_to_8bit = 1;
  heif_image* decoded = nullptr;
  if (!done(heif_decode_image(handle.get(), &decoded, heif_colorspace_RGB, heif_chroma_interleaved_RGB,
                              options.get())))
    return {};
  const std::unique_ptr<heif_image, Freed<heif_image_release>> image(decoded);
  int step = 0;
  std::uint8_t* pixels = heif_image_get_plane(image.get(), heif_channel_interleaved, &step);
  if (!pixels) return {};
  const cv::Mat rgb(heif_image_get_primary_height(image.get()), heif_image_get_primary_width(image.get()),
                    CV_8UC3, pixels, static_cast<std::size_t>(step));
  cv::Mat bgr;
  cv::cvtColor(rgb, bgr, cv::COLOR_RGB2BGR);
  return bgr;
}

}  // namespace lk::codecs
