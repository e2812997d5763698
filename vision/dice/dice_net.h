// Runs the trained nets of the dice. The files nets/*.onnx, written by training/, describe what each was
// trained on. Only OpenCV's dnn module is needed.
#pragma once

#include <array>

#include <opencv2/core.hpp>

#include "vision/core/sighting.h"

namespace lk::vision {

inline constexpr int kFinderDie =
    20;  // best size of a die's box in the finder's input, pixels; 13 to 30 work
inline constexpr int kFinderStep = 4;        // pixels of that input per cell of the finder's output
inline constexpr int kReaderPatch = 48;      // pixels, width of a reader's patch
inline constexpr float kReaderReach = 1.3F;  // its width over the die's box
inline constexpr int kBodyPatch = 48;        // pixels, width of the body net's patch
inline constexpr float kBodyReach = 3.6F;    // its width over the top face's side
inline constexpr int kTopPatch = 48;         // pixels, width of the patch of the net for uppermost faces
inline constexpr float kTopReach = 1.6F;     // its width over the proposal's side
inline constexpr int kReaderOutputs = 13;
using ReaderAnswer = std::array<float, kReaderOutputs>;

/// Runs the finder on an 8-bit BGR image whose sides are multiples of kFinderStep. Returns 1 x 5 x (h / 4) x
/// (w / 4) planes: log-odds of a die's centre in the cell; its offset from the cell's centre (x, y, in
/// cells); logarithms of its box's width and height over kFinderDie.
cv::Mat runFinder(const cv::Mat& bgr);

/// Runs the reader on a patch (48 x 48 BGR, minus its mean, divided by its standard deviation + 8). Returns
/// log-odds of no die, of 1..6 on top, and of an unreadable die; then the top face's centre (x, y, in half
/// patches from the patch's centre), the logarithm of its side in patches, and cosine and sine of four times
/// its rotation.
ReaderAnswer runReader(const cv::Mat3f& patch);

/// Returns the top face as located by the reader in an upright patch, `width` pixels wide.
Quad topOf(const ReaderAnswer& answer, cv::Point2f centre, float width);

/// Returns log-probabilities from the first eight log-odds of a net.
std::array<double, 8> logSoftmax(const float* odds);

/// Runs the net for uppermost faces on an upright patch (48 x 48, normalised as for the reader). Returns
/// log-probabilities of no die, of 1..6 uppermost, and of a die without a readable value.
std::array<double, 8> runTop(const cv::Mat3f& patch);

/// Runs the body net on a patch around a top face (upright, 48 x 48, normalised as for the reader). Returns
/// the log-odds that the face has a body of its own, and is neither half a domino nor a print.
float runBody(const cv::Mat3f& patch);

}  // namespace lk::vision
