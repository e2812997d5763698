#include "vision/propose/proposer_net.h"

#include <utility>

#include <opencv2/imgproc.hpp>

#include "vision/nets/net_file.h"

namespace lk::vision {

namespace {

constexpr int kMultiple = 64;  // pixels; the sides of the net's input are multiples of this
constexpr double kGrey = 127.5;

int missing(int length) {
  return (kMultiple - length % kMultiple) % kMultiple;
}

}  // namespace

ProposerMaps::ProposerMaps(cv::Mat blob, cv::Size cells) : blob_(std::move(blob)), cells_(cells) {}

cv::Mat1f ProposerMaps::plane(ProposerPlane plane, int offset) const {
  const int index = static_cast<int>(plane) + offset;
  const cv::Mat1f whole(blob_.size[2], blob_.size[3], const_cast<float*>(blob_.ptr<float>(0, index)));
  return whole(cv::Rect({}, cells_));
}

ProposerMaps runProposer(const cv::Mat& bgr) {
  thread_local cv::dnn::Net net = loadNet(NetFile::proposer);
  cv::Mat padded;
  cv::copyMakeBorder(bgr, padded, 0, missing(bgr.rows), 0, missing(bgr.cols), cv::BORDER_CONSTANT,
                     cv::Scalar::all(kGrey - 0.5));
  net.setInput(cv::dnn::blobFromImage(padded, 1 / 255.0, {}, cv::Scalar::all(kGrey)));
  const auto cells = [](int length) { return (length + kProposerStride - 1) / kProposerStride; };
  return {net.forward().clone(), {cells(bgr.cols), cells(bgr.rows)}};
}

}  // namespace lk::vision
