#include "app/session/calibration/tile_hints.h"

#include <algorithm>
#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/marks/mark_reader.h"

namespace lk::app {

namespace {

constexpr double kMinTileScan = 3;   // seconds between two examinations
constexpr double kMaxTileScan = 24;  // the same after many that found no tiles

}  // namespace

TileHints::TileHints(vision::SheetSpec mat) : mat_(std::move(mat)), scanEvery_(kMinTileScan) {}

std::optional<TilesSeen> TileHints::take(const cv::Mat& bgr, double seconds, bool located) {
  if (located || mat_.tiles.empty() || seconds < scanAt_) return std::nullopt;
  cv::Mat grey;
  cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
  TilesSeen seen = checkTiles(vision::readMarks(grey), mat_);
  scanEvery_ = seen.any ? kMinTileScan : std::min(2 * scanEvery_, kMaxTileScan);
  scanAt_ = seconds + scanEvery_;
  const bool lasting = std::exchange(before_, seen.trouble) == seen.trouble;
  if (!seen.trouble || !lasting || std::ranges::count(reported_, *seen.trouble) > 0) return std::nullopt;
  reported_.push_back(*seen.trouble);
  return seen;
}

}  // namespace lk::app
