#include "vision/marks/mark_scan.h"

#include <algorithm>
#include <exception>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/core/quad_geometry.h"
#include "vision/marks/zxing.h"

namespace lk::vision {

namespace {

constexpr int kMaxSymbols = 32;

}  // namespace

bool samePlace(const Quad& a, const Quad& b) {
  return holds(a, centreOf(b)) || holds(b, centreOf(a));
}

std::vector<MarkSighting> scanSymbols(const cv::Mat& grey, const cv::Matx33d& toImage) {
  std::vector<MarkSighting> seen;
  // Less than a version 1 symbol at one pixel per module cannot be read, and ZXing is not robust on such
  // images.
  if (grey.cols < 21 || grey.rows < 21) return seen;
  const auto options = zxing::ReaderOptions()
                           .setFormats(ZXing::BarcodeFormat::QRCode)
                           .setTryHarder(true)
                           .setTryRotate(true)
                           .setTryDownscale(true)
                           .setMaxNumberOfSymbols(kMaxSymbols);
  try {
    const ZXing::ImageView view(grey.data, grey.cols, grey.rows, ZXing::ImageFormat::Lum, int(grey.step), 1);
    for (const auto& result : ZXing::ReadBarcodes(view, options)) {
      if (!result.isValid()) continue;
      // A mirrored symbol (in a mirror or through paper) is not on a sheet.
      if (result.isMirrored()) continue;
      const auto& at = result.position();
      std::vector<cv::Point2d> corners;
      for (const auto& p : {at.topLeft(), at.topRight(), at.bottomRight(), at.bottomLeft()})
        corners.emplace_back(p.x, p.y);
      cv::perspectiveTransform(corners, corners, toImage);
      MarkSighting mark{result.text(), {}};
      std::copy(corners.begin(), corners.end(), mark.corners.begin());
      seen.push_back(std::move(mark));
    }
  } catch (const std::exception&) {
    // ZXing throws on some degenerate images, which is treated as "no symbol".
  }
  return seen;
}

void mergeByPlace(std::vector<MarkSighting>& into, std::vector<MarkSighting>&& more) {
  for (MarkSighting& mark : more) {
    const bool known = std::any_of(into.begin(), into.end(), [&](const MarkSighting& other) {
      return samePlace(other.corners, mark.corners);
    });
    if (!known) into.push_back(std::move(mark));
  }
}

}  // namespace lk::vision
