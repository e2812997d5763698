// The trained nets of the dice: from pictures to numbers. What they were made from stands in their files
// (nets/*.onnx, written by training/); reading them needs OpenCV's dnn alone.
#pragma once

#include <array>

#include <opencv2/core.hpp>

namespace lk::vision {

inline constexpr int kFinderDie =
    20;  // pixels of a die's box in the finder's picture, best; 13 to 30 will do
inline constexpr int kFinderStep = 4;        // pixels of that picture a cell of the finder's answer
inline constexpr int kReaderPatch = 48;      // pixels across a reader's patch
inline constexpr float kReaderReach = 1.3F;  // its width in widths of the die's box
inline constexpr int kBodyPatch = 48;        // pixels across a patch of the net that looks around a die
inline constexpr float kBodyReach = 3.6F;    // its width in sides of the top face
inline constexpr int kReaderOutputs = 13;

/// What the finder says of an 8-bit BGR picture whose sides are multiples of kFinderStep: planes 1 x 5 x (h /
/// 4) x (w / 4): log odds of a die's middle in the cell; how far that lies from the cell's middle (x, y, in
/// cells); logs of its box's width and height in kFinderDie.
cv::Mat runFinder(const cv::Mat& bgr);

/// What the reader says of a patch (48 x 48, BGR; its own mean taken off, then divided by its spread + 8):
/// log odds of no die, of 1, ..., 6 on top, of a die that cannot be read; the top face's middle (x, y, in
/// half patches from the patch's middle), log of its side in patches, cos and sin of four times its turn.
std::array<float, kReaderOutputs> runReader(const cv::Mat3f& patch);

/// What a patch around a top face (upright, 48 x 48, as the reader's) tells: log odds that the face is on a
/// body of its own, and neither half a domino nor a print.
float runBody(const cv::Mat3f& patch);

}  // namespace lk::vision
