#include "vision/cards/name/face/face_code.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include <opencv2/imgproc.hpp>

#include "vision/cards/name/describe/card_look.h"
#include "vision/core/quad_geometry.h"
#include "vision/nets/net_file.h"

namespace lk::vision {
namespace {

constexpr int kCell = 4;                  // pixels
constexpr int kColumns = 48, kRows = 72;  // cells
constexpr int kCells = kColumns * kRows;
constexpr int kFeatures = 24;  // as many directions follow them
constexpr int kReach = 2;      // cells; places up to this far apart are compared
constexpr int kSide = 2 * kReach + 1;
constexpr float kContrast = 0.03F;  // least contrast of a picture, of its full range
constexpr int kUnsure = 1;          // cells beside hidden ones that do not count either

/// Fills hidden pixels with the mean colour of the visible ones.
void fillHidden(cv::Mat& face, const cv::Mat& visible) {
  cv::Mat shown;
  cv::resize(visible, shown, face.size(), 0, 0, cv::INTER_NEAREST);
  face.setTo(cv::mean(face, shown), shown == 0);
}

/// Returns the six planes that the net takes: colours relative to the picture's own light, and as they are.
cv::Mat planesOf(const cv::Mat& face) {
  cv::Mat values;
  face.convertTo(values, CV_32F, 1 / 255.0);
  const cv::Scalar mean = cv::mean(values);
  cv::Scalar whole, deviation;
  cv::meanStdDev(values.reshape(1), whole, deviation);
  const double scale = 1 / (deviation[0] + kContrast);
  const int size[] = {1, 6, face.rows, face.cols};
  cv::Mat planes(4, size, CV_32F);
  std::vector<cv::Mat> colours;
  cv::split(values, colours);
  for (int i = 0; i < 3; ++i) {
    const auto plane = [&](int index) { return cv::Mat(face.size(), CV_32F, planes.ptr<float>(0, index)); };
    colours[static_cast<std::size_t>(i)].convertTo(plane(i), CV_32F, scale, -scale * mean[i]);
    colours[static_cast<std::size_t>(i)].convertTo(plane(3 + i), CV_32F, 2, -1);
  }
  return planes;
}

/// Adds the products of the directions at one shift to `sums`, kRows x kColumns.
void addProducts(const cv::Mat& reference, const cv::Mat& seen, cv::Point shift, cv::Mat& sums) {
  const int top = std::max(0, -shift.y), bottom = std::min(kRows, kRows - shift.y);
  const int left = std::max(0, -shift.x), right = std::min(kColumns, kColumns - shift.x);
  for (int feature = kFeatures; feature < 2 * kFeatures; ++feature)
    for (int y = top; y < bottom; ++y) {
      const std::int8_t* a = reference.ptr<std::int8_t>(feature) + y * kColumns;
      const std::int8_t* b = seen.ptr<std::int8_t>(feature) + (y + shift.y) * kColumns + shift.x;
      auto* sum = sums.ptr<std::int32_t>(y);
      for (int x = left; x < right; ++x) sum[x] += int(a[x]) * int(b[x]);
    }
}

/// Returns the seen cells, with those of the reference where nothing is seen.
cv::Mat completed(const FaceCode& reference, const FaceCode& seen) {
  if (seen.visible.empty()) return seen.cells;
  cv::Mat cells = seen.cells.clone();
  const cv::Mat hidden = seen.visible.reshape(1, 1) == 0;
  for (int row = 0; row < cells.rows; ++row) reference.cells.row(row).copyTo(cells.row(row), hidden);
  return cells;
}

}  // namespace

FaceCode faceCodeOf(const cv::Mat& bgr, const Quad& corners, const cv::Mat& visible) {
  thread_local cv::dnn::Net net = loadNet(NetFile::faceCode);
  cv::Mat face = cutOut(bgr, corners, {kCell * kColumns, kCell * kRows});
  FaceCode code;
  if (!visible.empty()) {
    fillHidden(face, visible);
    cv::resize(visible, code.visible, {kColumns, kRows}, 0, 0, cv::INTER_NEAREST);
    cv::erode(code.visible, code.visible, {}, {-1, -1}, kUnsure);
  }
  net.setInput(planesOf(face));
  const cv::Mat maps = net.forward();
  cv::Mat(2 * kFeatures, kCells, CV_32F, const_cast<float*>(maps.ptr<float>())).convertTo(code.cells, CV_8S);
  return code;
}

FaceCode faceCodeOfReference(const cv::Mat& bgr, const Quad& corners) {
  return faceCodeOf(bgr, startingAt(corners, liesAcross(corners) ? 1 : 0));
}

double faceLikeness(const FaceCode& reference, const FaceCode& seen) {
  thread_local cv::dnn::Net net = loadNet(NetFile::facePair);
  const cv::Mat cells = completed(reference, seen);
  const int size[] = {1, kSide * kSide + 2 * kFeatures, kRows, kColumns};
  cv::Mat maps(4, size, CV_32F);
  int plane = 0;
  for (int y = -kReach; y <= kReach; ++y)
    for (int x = -kReach; x <= kReach; ++x) {
      cv::Mat sums = cv::Mat::zeros(kRows, kColumns, CV_32S);
      addProducts(reference.cells, cells, {x, y}, sums);
      sums.convertTo(cv::Mat(kRows, kColumns, CV_32F, maps.ptr<float>(0, plane++)), CV_32F);
    }
  for (const cv::Mat& from : {reference.cells, cells}) {
    from.rowRange(0, kFeatures)
        .convertTo(cv::Mat(kFeatures, kCells, CV_32F, maps.ptr<float>(0, plane)), CV_32F);
    plane += kFeatures;
  }
  net.setInput(maps);
  return static_cast<double>(net.forward().ptr<float>()[0]);
}

}  // namespace lk::vision
