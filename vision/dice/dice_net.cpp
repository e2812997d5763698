#include "vision/dice/dice_net.h"

#include <algorithm>
#include <cmath>

#include <opencv2/dnn.hpp>

#include "vision/nets/net_file.h"

namespace lk::vision {

// A net keeps the state of its last input, so each thread has its own copy.

cv::Mat runFinder(const cv::Mat& bgr) {
  thread_local cv::dnn::Net net = loadNet(NetFile::diceFinder);
  net.setInput(cv::dnn::blobFromImage(bgr, 1 / 255.0));
  return net.forward().clone();
}

ReaderAnswer runReader(const cv::Mat3f& patch) {
  thread_local cv::dnn::Net net = loadNet(NetFile::diceReader);
  net.setInput(cv::dnn::blobFromImage(patch));
  const cv::Mat out = net.forward();
  ReaderAnswer result{};
  std::copy_n(out.ptr<float>(), result.size(), result.begin());
  return result;
}

Quad topOf(const ReaderAnswer& answer, cv::Point2f centre, float width) {
  const float* place = answer.data() + 8;
  const cv::Point2f middle = centre + cv::Point2f(place[0], place[1]) * (width / 2);
  const float reach = std::exp(std::min(place[2], 0.F)) * width * static_cast<float>(std::sqrt(0.5));
  const float turn = std::atan2(place[4], place[3]) / 4;
  Quad top;
  for (std::size_t i = 0; i < 4; ++i) {
    const float angle = turn + static_cast<float>(CV_PI * (0.5 * static_cast<double>(i) - 0.75));
    top[i] = middle + cv::Point2f(std::cos(angle), std::sin(angle)) * reach;
  }
  return top;
}

std::array<double, 8> logSoftmax(const float* odds) {
  const double most = *std::max_element(odds, odds + 8);
  double sum = 0;
  for (std::size_t i = 0; i < 8; ++i) sum += std::exp(odds[i] - most);
  std::array<double, 8> logs{};
  for (std::size_t i = 0; i < 8; ++i) logs[i] = odds[i] - most - std::log(sum);
  return logs;
}

std::array<double, 8> runTop(const cv::Mat3f& patch) {
  thread_local cv::dnn::Net net = loadNet(NetFile::diceTop);
  net.setInput(cv::dnn::blobFromImage(patch));
  return logSoftmax(net.forward().ptr<float>());
}

float runBody(const cv::Mat3f& patch) {
  thread_local cv::dnn::Net net = loadNet(NetFile::diceBody);
  net.setInput(cv::dnn::blobFromImage(patch));
  return net.forward().at<float>(0);
}

}  // namespace lk::vision
