#include "app/session/calibration/picture_hints.h"

#include <algorithm>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/marks/mark_reader.h"

namespace lk::app {

namespace {

constexpr double kMaxScan = 24;       // seconds between two scans for mirrored marks and cards
constexpr double kColourEvery = 1;    // seconds
constexpr double kColourless = 8;     // seconds
constexpr int kGreyChroma = 4;        // levels between the channels of a grey pixel, after a camera's coding
constexpr double kGreyShare = 0.998;  // of the pixels
constexpr int kStep = 7;              // pixels; odd, so that no raster of the camera's own coincides

bool hasColour(const cv::Mat& bgr) {
  int all = 0, coloured = 0;
  for (int y = 0; y < bgr.rows; y += kStep) {
    const auto* row = bgr.ptr<cv::Vec3b>(y);
    for (int x = 0; x < bgr.cols; x += kStep, ++all) {
      const auto [least, most] = std::minmax({row[x][0], row[x][1], row[x][2]});
      if (most - least > kGreyChroma) ++coloured;
    }
  }
  return coloured > (1 - kGreyShare) * all;
}

bool isMirrored(const cv::Mat& bgr, PictureSeen seen, const NamesCard& namesCard) {
  cv::Mat grey;
  cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
  if (showsMirroredMarks(grey)) return true;
  if (!namesCard || seen.namedCards) return false;
  cv::Mat turned;
  cv::flip(bgr, turned, 1);
  return namesCard(turned);
}

}  // namespace

bool showsMirroredMarks(const cv::Mat& grey) {
  cv::Mat turned;
  cv::flip(grey, turned, 1);
  const std::vector<vision::MarkSighting> marks = vision::readMarks(turned);
  return std::any_of(marks.begin(), marks.end(),
                     [](const vision::MarkSighting& mark) { return mark.text.starts_with("LK1:"); });
}

bool ColourWatch::colourless(const cv::Mat& bgr, double seconds) {
  if (greySince_ && seconds - looked_ < kColourEvery) return looked_ - *greySince_ >= kColourless;
  looked_ = seconds;
  if (hasColour(bgr))
    greySince_.reset();
  else if (!greySince_)
    greySince_ = seconds;
  return greySince_ && seconds - *greySince_ >= kColourless;
}

std::optional<Check> PictureHints::take(const cv::Mat& bgr, double seconds, PictureSeen seen,
                                        const NamesCard& namesCard) {
  if (!mirrorReported_ && !seen.sheets && seconds >= scanAt_) {
    scanAt_ = seconds + scanEvery_;
    const bool mirrored = isMirrored(bgr, seen, namesCard);
    if (!mirrored) scanEvery_ = std::min(2 * scanEvery_, kMaxScan);
    mirrorReported_ = std::exchange(mirroredBefore_, mirrored) && mirrored;
    if (mirrorReported_) return Check::mirror;
  }
  if (!colourReported_ && colour_.colourless(bgr, seconds)) {
    colourReported_ = true;
    return Check::colour;
  }
  return std::nullopt;
}

}  // namespace lk::app
