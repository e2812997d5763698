// Finds where small QR symbols may lie by their three finder squares, at any turn: the part of reading where
// ZXing has a hole below three pixels a module.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace lk::vision {

/// Centre of a finder square and the length of its seven modules along the image's rows and columns.
struct FinderSquare {
  cv::Point2f centre;
  float across = 0, down = 0;
};

/// Three finder squares that may belong to one symbol, in the symbol's own order, turning clockwise as seen.
struct SymbolFrame {
  cv::Point2f topLeft, topRight, bottomLeft;  // centres of the finder squares
  float module = 0;                           // pixels, estimated
  double doubt = 0;                           // 0 = a perfect right-angled isosceles triangle
};

/// Finder squares with modules of about 1.5 to 8 pixels in an 8-bit grey image.
std::vector<FinderSquare> findFinderSquares(const cv::Mat& grey);

/// Plausible symbols, least doubtful first, at most `most`.
std::vector<SymbolFrame> findSymbolFrames(const std::vector<FinderSquare>& squares, int most);

/// The symbol cut out upright and enlarged to some eight pixels a module; `toImage` maps back.
struct UprightSymbol {
  cv::Mat grey;
  cv::Matx33d toImage;
};
UprightSymbol cutUpright(const cv::Mat& grey, const SymbolFrame& frame);

}  // namespace lk::vision
