#include "app/cli/explaining/explain_draw.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

namespace lk::app {

namespace {

constexpr int kWords = 20;  // height of a line in pixels
constexpr int kGap = 8;
constexpr double kLetters = 0.42;

/// Shortens the text from the front until it fits, because ids differ at their ends.
std::string fitting(std::string words, int width) {
  const auto tooWide = [&] {
    return cv::getTextSize(words, cv::FONT_HERSHEY_SIMPLEX, kLetters, 1, nullptr).width > width;
  };
  while (words.size() > 1 && tooWide()) words.erase(0, 1);
  return words;
}

}  // namespace

Canvas canvasOf(const cv::Mat& photo, int longSide) {
  Canvas canvas{photo.clone(), std::min(1.0, longSide / double(std::max(photo.cols, photo.rows)))};
  if (canvas.scale < 1) cv::resize(photo, canvas.bgr, {}, canvas.scale, canvas.scale, cv::INTER_AREA);
  return canvas;
}

void stroke(Canvas& canvas, const vision::Quad& outline, const cv::Scalar& colour, int width) {
  std::vector<cv::Point> corners;
  for (const cv::Point2f& corner : outline) corners.emplace_back(corner * canvas.scale);
  cv::polylines(canvas.bgr, corners, true, colour, width, cv::LINE_AA);
}

void write(cv::Mat& bgr, const std::string& words, cv::Point at, const cv::Scalar& colour) {
  int below = 0;
  const cv::Size size = cv::getTextSize(words, cv::FONT_HERSHEY_SIMPLEX, kLetters, 1, &below);
  const cv::Rect ground =
      cv::Rect(at.x - 2, at.y - size.height - 3, size.width + 4, size.height + below + 4) &
      cv::Rect({}, bgr.size());
  if (!ground.empty()) bgr(ground) *= 0.35;
  cv::putText(bgr, words, at, cv::FONT_HERSHEY_SIMPLEX, kLetters, colour, 1, cv::LINE_AA);
}

cv::Mat sheetOf(const std::vector<std::vector<Tile>>& rows, cv::Size tile) {
  std::size_t columns = 0;
  for (const auto& row : rows) columns = std::max(columns, row.size());
  const int stepX = tile.width + kGap, stepY = tile.height + kWords + kGap;
  cv::Mat sheet(int(rows.size()) * stepY + kGap, int(columns) * stepX + kGap, CV_8UC3,
                cv::Scalar(48, 48, 48));
  for (std::size_t r = 0; r < rows.size(); ++r) {
    for (std::size_t c = 0; c < rows[r].size(); ++c) {
      const cv::Point at(int(c) * stepX + kGap, int(r) * stepY + kGap);
      const Tile& shown = rows[r][c];
      if (!shown.bgr.empty()) {
        cv::Mat fitted;
        const bool smaller = shown.bgr.cols > tile.width;
        cv::resize(shown.bgr, fitted, tile, 0, 0, smaller ? cv::INTER_AREA : cv::INTER_NEAREST);
        fitted.copyTo(sheet(cv::Rect(at, tile)));
      }
      write(sheet, fitting(shown.words, tile.width), at + cv::Point(2, tile.height + kWords - 6));
    }
  }
  return sheet;
}

}  // namespace lk::app
