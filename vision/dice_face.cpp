#include "vision/dice_face.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <opencv2/imgproc.hpp>

#include "vision/dice_net.h"

namespace lk::vision {

namespace {

using Chances = std::array<double, 8>;
using Answer = std::array<float, kReaderOutputs>;

constexpr double kPlain = 0.9;  // a value as likely as this at first sight needs no second look
// The net learnt from pictures in every light, and doubts more than it need: fitted on photos left out of
// training.
constexpr double kSharper = 1.5;
constexpr int kViews = 4;  // each a quarter further, every other one mirrored

/// Chances that sum up to 1 and are as sure as they are right.
Chances calibrated(Chances chances) {
  for (double& chance : chances) chance = std::pow(chance, kSharper);
  const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
  for (double& chance : chances) chance /= sum;
  return chances;
}

/// The square around the box, without the picture's mean and in units of its spread: 48 x 48 x BGR.
cv::Mat3f patchOf(const cv::Mat& bgr, const cv::Rect2f& box) {
  const float width = kReaderReach * std::max(box.width, box.height);
  const cv::Point2f middle = (box.tl() + box.br()) * 0.5F;
  const float scale = kReaderPatch / width;
  cv::Mat patch;
  if (scale < 0.8F) {
    const cv::Rect square(cvRound(middle.x - width / 2), cvRound(middle.y - width / 2), cvRound(width),
                          cvRound(width));
    const cv::Rect inside = square & cv::Rect({0, 0}, bgr.size());
    cv::copyMakeBorder(bgr(inside), patch, inside.y - square.y, square.br().y - inside.br().y,
                       inside.x - square.x, square.br().x - inside.br().x, cv::BORDER_REPLICATE);
    cv::resize(patch, patch, {kReaderPatch, kReaderPatch}, 0, 0, cv::INTER_AREA);
  } else {
    const float half = 0.5F;
    const cv::Matx23f map(scale, 0, kReaderPatch * half - half - scale * (middle.x - half), 0, scale,
                          kReaderPatch * half - half - scale * (middle.y - half));
    cv::warpAffine(bgr, patch, map, {kReaderPatch, kReaderPatch}, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  }
  cv::Mat3f values;
  patch.convertTo(values, CV_32F);
  cv::Scalar mean, spread;
  cv::meanStdDev(values.reshape(1), mean, spread);
  values = (values - cv::Scalar::all(mean[0])) / (spread[0] + 8);
  return values;
}

/// Turned by `view` quarters clockwise, every other one mirrored.
cv::Mat3f viewed(const cv::Mat3f& patch, int view) {
  cv::Mat3f upright = patch;
  if (view % 2 == 1) {
    upright = cv::Mat3f(patch.size());
    cv::flip(patch, upright, 1);
  }
  if (view % 4 == 0) return upright;
  cv::Mat3f result;
  cv::rotate(upright, result,
             view % 4 == 1   ? cv::ROTATE_90_CLOCKWISE
             : view % 4 == 2 ? cv::ROTATE_180
                             : cv::ROTATE_90_COUNTERCLOCKWISE);
  return result;
}

Chances chancesOf(const Answer& odds) {
  Chances chances{};
  const float most = *std::max_element(odds.begin(), odds.begin() + 8);
  for (std::size_t i = 0; i < 8; ++i) chances[i] = std::exp(double(odds[i] - most));
  const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
  for (double& chance : chances) chance /= sum;
  return chances;
}

Quad topOf(const Answer& answer, const cv::Rect2f& box) {
  const float* place = answer.data() + 8;
  const float width = kReaderReach * std::max(box.width, box.height);
  const cv::Point2f middle = (box.tl() + box.br()) * 0.5F + cv::Point2f(place[0], place[1]) * (width / 2);
  const float reach = std::exp(std::min(place[2], 0.F)) * width * static_cast<float>(std::sqrt(0.5));
  const float turn = std::atan2(place[4], place[3]) / 4;
  Quad top;
  for (std::size_t i = 0; i < 4; ++i) {
    const float angle = turn + static_cast<float>(CV_PI * (0.5 * static_cast<double>(i) - 0.75));
    top[i] = middle + cv::Point2f(std::cos(angle), std::sin(angle)) * reach;
  }
  return top;
}

}  // namespace

int FaceReading::likeliest() const {
  return static_cast<int>(std::max_element(chances.begin() + 1, chances.begin() + 7) - chances.begin());
}

FaceReading readFace(const cv::Mat& bgr, const FoundDie& die) {
  const cv::Mat3f patch = patchOf(bgr, die.box);
  const Answer first = runReader(patch);
  Chances chances = chancesOf(first);
  if (*std::max_element(chances.begin(), chances.end()) < kPlain)
    for (int view = 1; view < kViews; ++view) {
      const Chances seen = chancesOf(runReader(viewed(patch, view)));
      for (std::size_t c = 0; c < chances.size(); ++c) chances[c] += seen[c];
    }
  return {calibrated(chances), topOf(first, die.box)};
}

}  // namespace lk::vision
