#include "codecs/formats/gif.h"

#include <algorithm>
#include <cstring>
#include <gif_lib.h>
#include <memory>
#include <span>

namespace lk::codecs {

namespace {

/// The bytes that are still to be read.
int take(GifFileType* gif, GifByteType* into, int count) {
  auto& left = *static_cast<std::span<const std::uint8_t>*>(gif->UserData);
  const std::size_t taken = std::min(left.size(), static_cast<std::size_t>(std::max(count, 0)));
  std::copy_n(left.begin(), taken, into);
  left = left.subspan(taken);
  return static_cast<int>(taken);
}

struct Closed {
  void operator()(GifFileType* gif) const { DGifCloseFile(gif, nullptr); }
};

/// Reads the extensions up to the first frame, and its description; the clear colour is -1 where there is
/// none.
bool goToFrame(GifFileType* gif, int& clear) {
  GifRecordType record = UNDEFINED_RECORD_TYPE;
  while (DGifGetRecordType(gif, &record) == GIF_OK) {
    if (record == IMAGE_DESC_RECORD_TYPE) return DGifGetImageDesc(gif) == GIF_OK;
    if (record != EXTENSION_RECORD_TYPE) return false;
    int code = 0;
    GifByteType* block = nullptr;
    if (DGifGetExtension(gif, &code, &block) != GIF_OK) return false;
    GraphicsControlBlock control;
    if (block && code == GRAPHICS_EXT_FUNC_CODE &&
        DGifExtensionToGCB(block[0], block + 1, &control) == GIF_OK)
      clear = control.TransparentColor;
    while (block)
      if (DGifGetExtensionNext(gif, &block) != GIF_OK) return false;
  }
  return false;
}

/// The rows of a frame in the order they come: as they lie, or in four passes.
std::vector<int> rowsOf(const GifImageDesc& frame) {
  std::vector<int> rows;
  if (!frame.Interlace) {
    for (int row = 0; row < frame.Height; ++row) rows.push_back(row);
    return rows;
  }
  constexpr int kPasses[][2] = {{0, 8}, {4, 8}, {2, 4}, {1, 2}};
  for (const auto& [first, step] : kPasses)
    for (int row = first; row < frame.Height; row += step) rows.push_back(row);
  return rows;
}

bool draw(GifFileType* gif, int clear, cv::Mat& bgr) {
  const GifImageDesc& frame = gif->Image;
  const ColorMapObject* colours = frame.ColorMap ? frame.ColorMap : gif->SColorMap;
  if (!colours || frame.Width <= 0 || frame.Height <= 0) return false;
  std::vector<GifPixelType> line(static_cast<std::size_t>(frame.Width));
  for (const int row : rowsOf(frame)) {
    if (DGifGetLine(gif, line.data(), frame.Width) != GIF_OK) return false;
    const int y = frame.Top + row;
    if (y >= bgr.rows) continue;
    auto* out = bgr.ptr<cv::Vec3b>(y);
    for (int x = 0; x < frame.Width && frame.Left + x < bgr.cols; ++x) {
      const int index = line[static_cast<std::size_t>(x)];
      if (index == clear || index >= colours->ColorCount) continue;
      const GifColorType& colour = colours->Colors[index];
      out[frame.Left + x] = {colour.Blue, colour.Green, colour.Red};
    }
  }
  return true;
}

}  // namespace

bool isGif(const std::vector<std::uint8_t>& bytes) {
  return bytes.size() >= 6 && std::memcmp(bytes.data(), "GIF8", 4) == 0;
}

cv::Mat decodeGif(const std::vector<std::uint8_t>& bytes) {
  std::span<const std::uint8_t> left(bytes);
  const std::unique_ptr<GifFileType, Closed> gif(DGifOpen(&left, take, nullptr));
  int clear = NO_TRANSPARENT_COLOR;
  if (!gif || !goToFrame(gif.get(), clear)) return {};
  const bool screen = gif->SWidth > 0 && gif->SHeight > 0;
  cv::Mat bgr(screen ? gif->SHeight : gif->Image.Height, screen ? gif->SWidth : gif->Image.Width, CV_8UC3,
              cv::Scalar::all(255));
  return draw(gif.get(), clear, bgr) ? bgr : cv::Mat();
}

}  // namespace lk::codecs
