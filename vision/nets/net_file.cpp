#include "vision/nets/net_file.h"

#include <cstddef>
#include <string>

#include "vision/nets/half_weights.h"

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
  .balign 16
lk_dice_top_begin:
  .incbin ")" LK_NETS R"(/dice_top.onnx"
lk_dice_top_end:
  .balign 16
lk_proposer_begin:
  .incbin ")" LK_NETS R"(/proposer.onnx"
lk_proposer_end:
  .balign 16
lk_numerals_begin:
  .incbin ")" LK_NETS R"(/numerals.onnx"
lk_numerals_end:
  .balign 16
lk_face_code_begin:
  .incbin ")" LK_NETS R"(/face_code.onnx"
lk_face_code_end:
  .balign 16
lk_face_pair_begin:
  .incbin ")" LK_NETS R"(/face_pair.onnx"
lk_face_pair_end:
  .text
)");

extern "C" {
extern const char lk_dice_finder_begin[], lk_dice_finder_end[];
extern const char lk_dice_reader_begin[], lk_dice_reader_end[];
extern const char lk_dice_body_begin[], lk_dice_body_end[];
extern const char lk_dice_top_begin[], lk_dice_top_end[];
extern const char lk_proposer_begin[], lk_proposer_end[];
extern const char lk_numerals_begin[], lk_numerals_end[];
extern const char lk_face_code_begin[], lk_face_code_end[];
extern const char lk_face_pair_begin[], lk_face_pair_end[];
}

namespace lk::vision {

namespace {

std::string_view between(const char* begin, const char* end) {
  return {begin, static_cast<std::size_t>(end - begin)};
}

}  // namespace

std::string_view bytesOf(NetFile file) {
  switch (file) {
    case NetFile::diceFinder:
      return between(lk_dice_finder_begin, lk_dice_finder_end);
    case NetFile::diceReader:
      return between(lk_dice_reader_begin, lk_dice_reader_end);
    case NetFile::diceBody:
      return between(lk_dice_body_begin, lk_dice_body_end);
    case NetFile::diceTop:
      return between(lk_dice_top_begin, lk_dice_top_end);
    case NetFile::proposer:
      return between(lk_proposer_begin, lk_proposer_end);
    case NetFile::numerals:
      return between(lk_numerals_begin, lk_numerals_end);
    case NetFile::faceCode:
      return between(lk_face_code_begin, lk_face_code_end);
    case NetFile::facePair:
      return between(lk_face_pair_begin, lk_face_pair_end);
  }
  return {};
}

cv::dnn::Net loadNet(NetFile file) {
  const std::string net = withWholeWeights(bytesOf(file));
  return cv::dnn::readNetFromONNX(net.data(), net.size());
}

}  // namespace lk::vision
