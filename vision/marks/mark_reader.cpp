#include "vision/marks/mark_reader.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <opencv2/core/utility.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/core/quad_geometry.h"
#include "vision/marks/mark_finder.h"
#include "vision/marks/mark_refine.h"
#include "vision/marks/mark_scan.h"

namespace lk::vision {

namespace {

constexpr int kMaxFrames = 24;           // candidates that are cut out and read
constexpr double kMaxPixels = 6e6;       // of an enlarged image
constexpr double kLargePicture = 2.5e6;  // above this, a further reduced copy is read

/// Runs `part(0)` to `part(count - 1)` in parallel.
template <class Part>
void sideBySide(int count, const Part& part) {
  cv::parallel_for_({0, count}, [&](const cv::Range& range) {
    for (int i = range.start; i < range.end; ++i) part(i);
  });
}

/// Reads symbols at three finder squares, unless one was already read there.
void readFrames(const cv::Mat& grey, const std::vector<SymbolFrame>& frames,
                std::vector<MarkSighting>& seen) {
  for (const SymbolFrame& frame : frames) {
    const cv::Point2f fourth = frame.topRight + frame.bottomLeft - frame.topLeft;
    const Quad place{{frame.topLeft, frame.topRight, fourth, frame.bottomLeft}};
    if (std::any_of(seen.begin(), seen.end(),
                    [&](const MarkSighting& m) { return samePlace(m.corners, place); }))
      continue;
    const UprightSymbol upright = cutUpright(grey, frame);
    mergeByPlace(seen, scanSymbols(upright.grey, upright.toImage));
  }
}

cv::Mat sharpened(const cv::Mat& grey) {
  cv::Mat soft, sharp;
  cv::GaussianBlur(grey, soft, {}, 2);
  cv::addWeighted(grey, 2.2, soft, -1.2, 0, sharp);
  return sharp;
}

void readScaled(const cv::Mat& grey, double scale, bool sharpen, std::vector<MarkSighting>& seen) {
  if (double(grey.total()) * scale * scale > kMaxPixels || grey.cols * scale < 1 || grey.rows * scale < 1)
    return;
  cv::Mat scaled;
  cv::resize(grey, scaled, {}, scale, scale, scale > 1 ? cv::INTER_CUBIC : cv::INTER_AREA);
  if (sharpen) scaled = sharpened(scaled);
  const double shift = 0.5 / scale - 0.5;  // pixel centres
  mergeByPlace(seen, scanSymbols(scaled, {1 / scale, 0, shift, 0, 1 / scale, shift, 0, 0, 1}));
}

void readTurned(const cv::Mat& grey, double degrees, double scale, std::vector<MarkSighting>& seen) {
  const double radians = degrees * CV_PI / 180;
  const double c = std::abs(std::cos(radians)) * scale, s = std::abs(std::sin(radians)) * scale;
  const cv::Size size(int(grey.cols * c + grey.rows * s) + 1, int(grey.cols * s + grey.rows * c) + 1);
  if (double(size.area()) > kMaxPixels) return;
  cv::Mat there = cv::getRotationMatrix2D({float(grey.cols) / 2, float(grey.rows) / 2}, degrees, scale), back,
          turned;
  there.at<double>(0, 2) += (size.width - grey.cols) / 2.0;
  there.at<double>(1, 2) += (size.height - grey.rows) / 2.0;
  cv::warpAffine(grey, turned, there, size, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  cv::invertAffineTransform(there, back);
  const double* b = back.ptr<double>();
  mergeByPlace(seen, scanSymbols(turned, {b[0], b[1], b[2], b[3], b[4], b[5], 0, 0, 1}));
}

void readEveryWay(const cv::Mat& grey, std::vector<MarkSighting>& seen) {
  readTurned(grey, 45, 1, seen);
  readScaled(grey, 2, false, seen);
  readScaled(grey, 3, true, seen);
  readTurned(grey, 30, 1.5, seen);
  readTurned(grey, 60, 1.5, seen);
  readScaled(grey, 0.5, false, seen);
  if (double(grey.total()) > kLargePicture) readScaled(grey, 0.25, false, seen);
  cv::Mat inverted;
  cv::bitwise_not(grey, inverted);
  mergeByPlace(seen, scanSymbols(inverted));
}

/// Reads small symbols that were not read yet, by their finder squares.
void readClosely(const cv::Mat& grey, std::vector<FinderSquare> squares, std::vector<MarkSighting>& seen) {
  // A finder square belongs to one symbol, so squares of symbols already read are removed.
  std::erase_if(squares, [&](const FinderSquare& square) {
    return std::any_of(seen.begin(), seen.end(),
                       [&](const MarkSighting& mark) { return holds(mark.corners, square.centre); });
  });
  readFrames(grey, findSymbolFrames(squares, kMaxFrames), seen);
}

void refineAll(const cv::Mat& grey, std::vector<MarkSighting>& seen) {
  sideBySide(static_cast<int>(seen.size()),
             [&](int i) { refineCorners(grey, seen[static_cast<std::size_t>(i)].corners); });
}

}  // namespace

std::vector<MarkSighting> readMarks(const cv::Mat& grey, MarkEffort effort) {
  if (grey.empty()) return {};
  MarkScan tracks;
  sideBySide(2, [&](int part) {
    if (part == 0)
      tracks.scanned = scanSymbols(grey);
    else
      tracks.squares = findFinderSquares(grey);
  });
  return readMarks(grey, std::move(tracks), effort);
}

std::vector<MarkSighting> readMarks(const cv::Mat& grey, MarkScan tracks, MarkEffort effort) {
  if (grey.empty()) return {};
  std::vector<MarkSighting> seen;
  mergeByPlace(seen, std::move(tracks.scanned));
  readClosely(grey, std::move(tracks.squares), seen);
  if (effort == MarkEffort::exhaustive) readEveryWay(grey, seen);
  refineAll(grey, seen);
  return seen;
}

std::vector<MarkSighting> readMarks(const cv::Mat& grey, const std::vector<std::string>& texts) {
  if (grey.empty()) return {};
  std::vector<MarkSighting> seen;
  mergeByPlace(seen, scanSymbols(grey));
  const bool all = std::all_of(texts.begin(), texts.end(), [&](const std::string& text) {
    return std::any_of(seen.begin(), seen.end(), [&](const MarkSighting& mark) { return mark.text == text; });
  });
  if (!all) readClosely(grey, findFinderSquares(grey), seen);
  refineAll(grey, seen);
  return seen;
}

}  // namespace lk::vision
