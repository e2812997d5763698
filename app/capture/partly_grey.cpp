#include "app/capture/partly_grey.h"

#include <algorithm>
#include <cstring>

namespace lk::app {

namespace {

constexpr int kMinPart = 8;  // of the height: an eighth
constexpr unsigned char kMinGrey = 126;
constexpr unsigned char kMaxGrey = 131;

/// Returns the middle grey that a whole row is; 0 if it is not.
unsigned char greyOf(const unsigned char* row, std::size_t bytes) {
  const unsigned char first = *row;
  if (first < kMinGrey || first > kMaxGrey) return 0;
  // Every byte equals the one before it.
  return std::memcmp(row, row + 1, bytes - 1) == 0 ? first : 0;
}

}  // namespace

bool isPartlyGrey(const cv::Mat& bgr) {
  if (bgr.type() != CV_8UC3 || bgr.cols < 2 || bgr.rows < kMinPart) return false;
  const std::size_t bytes = static_cast<std::size_t>(bgr.cols) * 3;
  int longest = 0, band = 0;
  unsigned char before = 0;
  for (int y = 0; y < bgr.rows; ++y) {
    const unsigned char grey = greyOf(bgr.ptr(y), bytes);
    band = grey == 0 ? 0 : grey == before ? band + 1 : 1;
    before = grey;
    longest = std::max(longest, band);
  }
  return longest * kMinPart >= bgr.rows && longest < bgr.rows;
}

}  // namespace lk::app
