// Finds small QR symbols at any rotation by their three finder squares. ZXing misses these below three pixels
// per module.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

/// A finder square: its centre, and the length of its seven modules along the image's rows and columns,
/// pixels.
struct FinderSquare {
  cv::Point2f centre;
  float across = 0, down = 0;
};

/// Three finder squares that may belong to one symbol, clockwise in the symbol's own order.
struct SymbolFrame {
  cv::Point2f topLeft, topRight, bottomLeft;  // centres of the finder squares
  float module = 0;                           // estimated module size, pixels
  double doubt = 0;                           // 0 for a perfect right-angled isosceles triangle
};

/// Returns the finder squares with modules of about 1.5 to 8 pixels in an 8-bit grey image.
std::vector<FinderSquare> findFinderSquares(const cv::Mat& grey);

/// Returns at most `most` plausible symbols, least doubtful first.
std::vector<SymbolFrame> findSymbolFrames(const std::vector<FinderSquare>& squares, int most);

/// A symbol cut out upright and enlarged to about eight pixels per module. `toImage` maps back.
struct UprightSymbol {
  cv::Mat grey;
  cv::Matx33d toImage;
};
UprightSymbol cutUpright(const cv::Mat& grey, const SymbolFrame& frame);

}  // namespace lk::vision
