// Decodes and encodes image and video files with OpenCV's imgcodecs and videoio. These depend on two hundred
// libraries, whose loading takes three quarters of a program's start-up time. They are therefore in a library
// of their own, lk_formats, beside the program. It is loaded with the first image. If it is missing, the
// program reports that and exits, as for any other missing library.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

namespace lk::codecs {

/// Decodes a file to 8-bit BGR, rotated according to its orientation tag. Returns an empty matrix or throws
/// cv::Exception if the bytes are not an image.
cv::Mat decode(const std::vector<std::uint8_t>& bytes);
/// The same into an existing matrix, whose memory is reused if the size matches. Precondition: the bytes are
/// an image.
void decode(const std::vector<std::uint8_t>& bytes, cv::Mat& bgr);
/// Encodes an image. `extension` with its dot selects the format; `params` are pairs of cv::ImwriteFlags and
/// value. Throws cv::Exception for an unknown format.
void encode(const std::string& extension, const cv::Mat& picture, std::vector<std::uint8_t>& bytes,
            const std::vector<int>& params = {});
/// Writes a file; its extension selects the format. Returns false or throws cv::Exception on failure.
bool write(const std::string& file, const cv::Mat& picture);

/// FourCC code of Motion JPEG.
inline constexpr int kMotionJpeg = 'M' | 'J' << 8 | 'P' << 16 | 'G' << 24;

/// Returns a capture that is not opened yet. Only its virtual functions may be used, because programs do not
/// link OpenCV's videoio.
std::unique_ptr<cv::VideoCapture> newCapture();
/// Returns a writer opened for a new file. The caller checks isOpened().
std::unique_ptr<cv::VideoWriter> newMotionJpeg(const std::string& avi, double fps, cv::Size size);

}  // namespace lk::codecs
