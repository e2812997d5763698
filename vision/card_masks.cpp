#include "vision/card_masks.h"

#include <algorithm>
#include <array>

#include <opencv2/imgproc.hpp>

namespace lk::vision {
namespace {

// The table's colour: the most frequent colour of the picture's rim, where cards are rare.
cv::Vec3f tableColour(const cv::Mat& lab) {
  const int rim = std::max(2, std::min(lab.cols, lab.rows) / 25);
  std::array<int, 16 * 16 * 16> histogram{};
  const auto bin = [](const cv::Vec3b& p) {
    return static_cast<std::size_t>((p[0] >> 4) * 256 + (p[1] >> 4) * 16 + (p[2] >> 4));
  };
  const auto inRim = [&](int x, int y) {
    return x < rim || y < rim || x >= lab.cols - rim || y >= lab.rows - rim;
  };
  for (int y = 0; y < lab.rows; y += 2)
    for (int x = 0; x < lab.cols; x += inRim(x, y) ? 1 : std::max(1, lab.cols - 2 * rim))
      if (inRim(x, y)) ++histogram[bin(lab.at<cv::Vec3b>(y, x))];
  const auto top = static_cast<std::size_t>(
      std::distance(histogram.begin(), std::max_element(histogram.begin(), histogram.end())));
  cv::Vec3f sum;
  float count = 0;
  for (int y = 0; y < lab.rows; y += 2) {
    for (int x = 0; x < lab.cols; ++x) {
      if (!inRim(x, y)) continue;
      const cv::Vec3b p = lab.at<cv::Vec3b>(y, x);
      if (bin(p) == top) sum += cv::Vec3f(p[0], p[1], p[2]), ++count;
    }
  }
  return count > 0 ? sum / count : cv::Vec3f(128, 128, 128);
}

// Lightness counts half: a table is lit unevenly, its colour stays.
cv::Mat distanceFrom(const cv::Mat& lab, const cv::Vec3f& colour) {
  cv::Mat result(lab.size(), CV_8U);
  for (int y = 0; y < lab.rows; ++y) {
    const auto* from = lab.ptr<cv::Vec3b>(y);
    auto* to = result.ptr<std::uint8_t>(y);
    for (int x = 0; x < lab.cols; ++x) {
      const float l = 0.5F * (static_cast<float>(from[x][0]) - colour[0]);
      const float a = 2 * (static_cast<float>(from[x][1]) - colour[1]);
      const float b = 2 * (static_cast<float>(from[x][2]) - colour[2]);
      to[x] = cv::saturate_cast<std::uint8_t>(std::abs(l) + std::abs(a) + std::abs(b));
    }
  }
  return result;
}

cv::Mat edgeMask(const cv::Mat& picture) {
  cv::Mat soft;
  cv::GaussianBlur(picture, soft, {3, 3}, 0);
  cv::Mat dx;
  cv::Mat dy;
  cv::Sobel(soft, dx, CV_16S, 1, 0);
  cv::Sobel(soft, dy, CV_16S, 0, 1);
  // Of the three colours the one that changes most: a red card on a green table has no grey edge.
  cv::Mat strongX(picture.size(), CV_16S);
  cv::Mat strongY(picture.size(), CV_16S);
  for (int y = 0; y < picture.rows; ++y) {
    const auto* gx = dx.ptr<cv::Vec3s>(y);
    const auto* gy = dy.ptr<cv::Vec3s>(y);
    auto* ox = strongX.ptr<short>(y);
    auto* oy = strongY.ptr<short>(y);
    for (int x = 0; x < picture.cols; ++x) {
      int best = -1;
      for (int c = 0; c < 3; ++c) {
        const int size = std::abs(gx[x][c]) + std::abs(gy[x][c]);
        if (size > best) best = size, ox[x] = gx[x][c], oy[x] = gy[x][c];
      }
    }
  }
  cv::Mat edges;
  cv::Canny(strongX, strongY, edges, 40, 110);
  return edges;
}

}  // namespace

std::vector<cv::Mat> cardMasks(const cv::Mat& picture) {
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

  cv::Mat lab;
  cv::cvtColor(picture, lab, cv::COLOR_BGR2Lab);
  const cv::Mat distance = distanceFrom(lab, tableColour(lab));
  cv::Mat different;
  const double level = cv::threshold(distance, different, 0, 255, cv::THRESH_BINARY | cv::THRESH_OTSU);
  if (level > 40) cv::threshold(distance, different, std::max(18.0, level * 0.6), 255, cv::THRESH_BINARY);
  if (level > 10) masks.push_back(different);

  const cv::Mat edges = edgeMask(picture);
  cv::Mat wide;
  cv::dilate(edges, wide, cv::getStructuringElement(cv::MORPH_RECT, {3, 3}));
  masks.push_back(wide);
  masks.push_back(255 - wide);
  // Touching cards come apart where a seam shows.
  const cv::Mat lightApart = masks[0] & ~edges;
  masks.push_back(lightApart);
  const cv::Mat differentApart = different & ~edges;
  masks.push_back(differentApart);
  return masks;
}

}  // namespace lk::vision
