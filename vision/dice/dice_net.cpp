#include "vision/dice/dice_net.h"

#include <algorithm>
#include <cstddef>

#include <opencv2/dnn.hpp>

// The files become part of the program, so that there is nothing to find at run time.
// NOLINTNEXTLINE(hicpp-no-assembler)
asm(R"(
  .section .rodata
  .balign 16
lk_dice_finder_begin:
  .incbin ")" LK_NETS R"(/dice_finder.onnx"
lk_dice_finder_end:
  .balign 16
lk_dice_reader_begin:
  .incbin ")" LK_NETS R"(/dice_reader.onnx"
lk_dice_reader_end:
  .balign 16
lk_dice_body_begin:
  .incbin ")" LK_NETS R"(/dice_body.onnx"
lk_dice_body_end:
  .text
)");

extern "C" {
extern const char lk_dice_finder_begin[], lk_dice_finder_end[];
extern const char lk_dice_reader_begin[], lk_dice_reader_end[];
extern const char lk_dice_body_begin[], lk_dice_body_end[];
}

namespace lk::vision {

namespace {

cv::dnn::Net load(const char* begin, const char* end) {
  return cv::dnn::readNetFromONNX(begin, static_cast<std::size_t>(end - begin));
}

}  // namespace

// A net keeps what it last saw: every thread has its own.

cv::Mat runFinder(const cv::Mat& bgr) {
  thread_local cv::dnn::Net net = load(lk_dice_finder_begin, lk_dice_finder_end);
  net.setInput(cv::dnn::blobFromImage(bgr, 1 / 255.0));
  return net.forward().clone();
}

std::array<float, kReaderOutputs> runReader(const cv::Mat3f& patch) {
  thread_local cv::dnn::Net net = load(lk_dice_reader_begin, lk_dice_reader_end);
  net.setInput(cv::dnn::blobFromImage(patch));
  const cv::Mat out = net.forward();
  std::array<float, kReaderOutputs> result{};
  std::copy_n(out.ptr<float>(), result.size(), result.begin());
  return result;
}

float runBody(const cv::Mat3f& patch) {
  thread_local cv::dnn::Net net = load(lk_dice_body_begin, lk_dice_body_end);
  net.setInput(cv::dnn::blobFromImage(patch));
  return net.forward().at<float>(0);
}

}  // namespace lk::vision
