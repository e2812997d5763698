#include "vision/numerals/numeral_net.h"

#include <algorithm>
#include <cmath>

#include <opencv2/dnn.hpp>

#include "vision/nets/net_file.h"

namespace lk::vision {

NumeralAnswer runNumerals(const cv::Mat& patch) {
  thread_local cv::dnn::Net net = loadNet(NetFile::numerals);
  cv::Mat3f level;
  patch.convertTo(level, CV_32F);
  const cv::Mat values = level.reshape(1);
  cv::Scalar mean, deviation;
  cv::meanStdDev(values, mean, deviation);
  level = (level - cv::Scalar::all(mean[0])) / (deviation[0] + 8);
  net.setInput(cv::dnn::blobFromImage(level));
  const cv::Mat out = net.forward();
  const auto* outputs = out.ptr<float>();

  NumeralAnswer answer;
  const float most = *std::max_element(outputs, outputs + kNumerals + 1);
  float sum = 0;
  for (std::size_t i = 0; i <= kNumerals; ++i) sum += std::exp(outputs[i] - most);
  for (std::size_t i = 0; i < kNumerals; ++i) answer.printed[i] = std::exp(outputs[i] - most) / sum;
  const float* place = outputs + kNumerals + 1;
  answer.middle = {place[0], place[1]};
  answer.reach = std::exp(std::clamp(place[2], -4.F, 1.F));
  return answer;
}

}  // namespace lk::vision
