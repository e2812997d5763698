#include "vision/cards/find/propose/card_masks.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include <opencv2/core/hal/intrin.hpp>
#include <opencv2/imgproc.hpp>

namespace lk::vision {
namespace {

// Returns the table's colour: the most frequent colour along the image border, where cards are rare.
cv::Vec3f tableColour(const cv::Mat& colours) {
  const int rim = std::max(2, std::min(colours.cols, colours.rows) / 25);
  std::array<int, 16 * 16 * 16> histogram{};
  const auto bin = [](const cv::Vec3b& p) {
    return static_cast<std::size_t>((p[0] >> 4) * 256 + (p[1] >> 4) * 16 + (p[2] >> 4));
  };
  const auto inRim = [&](int x, int y) {
    return x < rim || y < rim || x >= colours.cols - rim || y >= colours.rows - rim;
  };
  for (int y = 0; y < colours.rows; y += 2)
    for (int x = 0; x < colours.cols; x += inRim(x, y) ? 1 : std::max(1, colours.cols - 2 * rim))
      if (inRim(x, y)) ++histogram[bin(colours.at<cv::Vec3b>(y, x))];
  const auto top = static_cast<std::size_t>(
      std::distance(histogram.begin(), std::max_element(histogram.begin(), histogram.end())));
  cv::Vec3f sum;
  float count = 0;
  for (int y = 0; y < colours.rows; y += 2) {
    for (int x = 0; x < colours.cols; ++x) {
      if (!inRim(x, y)) continue;
      const cv::Vec3b p = colours.at<cv::Vec3b>(y, x);
      if (bin(p) == top) sum += cv::Vec3f(p[0], p[1], p[2]), ++count;
    }
  }
  return count > 0 ? sum / count : cv::Vec3f(128, 128, 128);
}

// Lightness counts a quarter of colour, because light on a table is uneven while its colour is constant.
cv::Mat distanceFrom(const cv::Mat& colours, const cv::Vec3f& colour) {
  const cv::Vec3i from(cvRound(colour[0]), cvRound(colour[1]), cvRound(colour[2]));
  cv::Mat result(colours.size(), CV_8U);
  for (int y = 0; y < colours.rows; ++y) {
    const auto* row = colours.ptr<std::uint8_t>(y);
    auto* to = result.ptr<std::uint8_t>(y);
    for (int x = 0; x < colours.cols; ++x, row += 3) {
      const int distance =
          std::abs(row[0] - from[0]) / 2 + 2 * std::abs(row[1] - from[1]) + 2 * std::abs(row[2] - from[2]);
      to[x] = static_cast<std::uint8_t>(std::min(distance, 255));
    }
  }
  return result;
}

/// Keeps the gradient of the colour channel that changes most, because a red card on a green table has no
/// grey edge. `dx` and `dy` hold three values per pixel, for `count` pixels.
void takeStrongest(const short* dx, const short* dy, short* x, short* y, int count) {
  constexpr int kLanes = cv::v_int16x8::nlanes;
  int i = 0;
  for (; i + kLanes <= count; i += kLanes) {
    cv::v_int16x8 xs[3], ys[3];
    cv::v_load_deinterleave(dx + static_cast<std::ptrdiff_t>(3) * i, xs[0], xs[1], xs[2]);
    cv::v_load_deinterleave(dy + static_cast<std::ptrdiff_t>(3) * i, ys[0], ys[1], ys[2]);
    cv::v_uint16x8 most = cv::v_abs(xs[0]) + cv::v_abs(ys[0]);
    for (int c = 1; c < 3; ++c) {
      const cv::v_uint16x8 size = cv::v_abs(xs[c]) + cv::v_abs(ys[c]);
      const cv::v_int16x8 more = cv::v_reinterpret_as_s16(size > most);
      xs[0] = cv::v_select(more, xs[c], xs[0]);
      ys[0] = cv::v_select(more, ys[c], ys[0]);
      most = cv::v_max(size, most);
    }
    cv::v_store(x + i, xs[0]);
    cv::v_store(y + i, ys[0]);
  }
  for (; i < count; ++i) {
    int best = -1;
    for (std::ptrdiff_t at = std::ptrdiff_t{3} * i; at < std::ptrdiff_t{3} * i + 3; ++at)
      if (const int size = std::abs(dx[at]) + std::abs(dy[at]); size > best)
        best = size, x[i] = dx[at], y[i] = dy[at];
  }
}

cv::Mat edgeMask(const cv::Mat& picture) {
  cv::Mat soft;
  cv::GaussianBlur(picture, soft, {3, 3}, 0);
  cv::Mat dx;
  cv::Mat dy;
  cv::Sobel(soft, dx, CV_16S, 1, 0);
  cv::Sobel(soft, dy, CV_16S, 0, 1);
  cv::Mat strongX(picture.size(), CV_16S);
  cv::Mat strongY(picture.size(), CV_16S);
  for (int y = 0; y < picture.rows; ++y)
    takeStrongest(dx.ptr<short>(y), dy.ptr<short>(y), strongX.ptr<short>(y), strongY.ptr<short>(y),
                  picture.cols);
  cv::Mat edges;
  cv::Canny(strongX, strongY, edges, 40, 110);
  return edges;
}

}  // namespace

CardMasks cardMasks(const cv::Mat& picture) {
  cv::Mat grey;
  cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
  const int block = std::max(31, (std::max(picture.cols, picture.rows) / 6) | 1);
  std::vector<cv::Mat> masks;
  cv::Mat mean;
  cv::boxFilter(grey, mean, CV_8U, {block, block}, {-1, -1}, true, cv::BORDER_REPLICATE);
  masks.push_back(grey > mean + 8);
  masks.push_back(grey < mean - 8);

  cv::Mat otsu;
  cv::threshold(grey, otsu, 0, 255, cv::THRESH_BINARY | cv::THRESH_OTSU);
  masks.push_back(otsu);
  masks.push_back(255 - otsu);

  cv::Mat colours;
  cv::cvtColor(picture, colours, cv::COLOR_BGR2YCrCb);
  const cv::Mat distance = distanceFrom(colours, tableColour(colours));
  cv::Mat different;
  const double level = cv::threshold(distance, different, 0, 255, cv::THRESH_BINARY | cv::THRESH_OTSU);
  if (level > 40) cv::threshold(distance, different, std::max(18.0, level * 0.6), 255, cv::THRESH_BINARY);
  if (level > 10) masks.push_back(different);

  const cv::Mat edges = edgeMask(picture);
  cv::Mat wide;
  cv::dilate(edges, wide, cv::getStructuringElement(cv::MORPH_RECT, {3, 3}));
  masks.push_back(wide);
  masks.push_back(255 - wide);
  // Touching cards separate where a seam is visible.
  const cv::Mat lightApart = masks[0] & ~edges;
  masks.push_back(lightApart);
  const cv::Mat differentApart = different & ~edges;
  masks.push_back(differentApart);
  return {std::move(masks), wide, edges};
}

}  // namespace lk::vision
