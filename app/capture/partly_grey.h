// Recognises pictures that a decoder has filled up, because data of the stream was lost.
#pragma once

#include <opencv2/core.hpp>

namespace lk::app {

/// Returns whether at least an eighth of the picture's height, in one band over its whole width, is exactly
/// one middle grey, but not all of it. Decoders paint in it what they did not get (JPEG 128, H.264 up to
/// 130); a camera's own picture has noise. Expects 8-bit BGR; other pictures are not.
bool isPartlyGrey(const cv::Mat& bgr);

}  // namespace lk::app
