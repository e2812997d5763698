#include "vision/dice/dice_net.h"

#include <algorithm>

#include <opencv2/dnn.hpp>

#include "vision/nets/net_file.h"

namespace lk::vision {

// A net keeps the state of its last input, so each thread has its own copy.

cv::Mat runFinder(const cv::Mat& bgr) {
  thread_local cv::dnn::Net net = loadNet(NetFile::diceFinder);
  net.setInput(cv::dnn::blobFromImage(bgr, 1 / 255.0));
  return net.forward().clone();
}

std::array<float, kReaderOutputs> runReader(const cv::Mat3f& patch) {
  thread_local cv::dnn::Net net = loadNet(NetFile::diceReader);
  net.setInput(cv::dnn::blobFromImage(patch));
  const cv::Mat out = net.forward();
  std::array<float, kReaderOutputs> result{};
  std::copy_n(out.ptr<float>(), result.size(), result.begin());
  return result;
}

float runBody(const cv::Mat3f& patch) {
  thread_local cv::dnn::Net net = loadNet(NetFile::diceBody);
  net.setInput(cv::dnn::blobFromImage(patch));
  return net.forward().at<float>(0);
}

}  // namespace lk::vision
