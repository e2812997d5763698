// Files of pictures and videos to pixels and back, by OpenCV's imgcodecs and videoio.
//
// These bring two hundred libraries along, and those are three quarters of what starting a program takes:
// they come with the first picture, in a library of their own beside the program, lk_formats. Without it
// nothing can be read: then the program says so and ends, as it would without any other library it needs.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

namespace lk::codecs {

/// 8-bit BGR, turned as the file says it was held. Empty, or cv::Exception, where the bytes are no picture.
cv::Mat decode(const std::vector<std::uint8_t>& bytes);
/// The same, of bytes that are known to be a picture, into one that keeps its memory where the size is the
/// same.
void decode(const std::vector<std::uint8_t>& bytes, cv::Mat& bgr);
/// `extension` with its dot names the format; `params` are pairs of cv::ImwriteFlags and a value. Throws
/// cv::Exception where there is no such format.
void encode(const std::string& extension, const cv::Mat& picture, std::vector<std::uint8_t>& bytes,
            const std::vector<int>& params = {});
/// The format is the file's extension. False, or cv::Exception, where it cannot be written.
bool write(const std::string& file, const cv::Mat& picture);

/// The code of Motion JPEG among videos.
inline constexpr int kMotionJpeg = 'M' | 'J' << 8 | 'P' << 16 | 'G' << 24;

/// Not yet open. What is not virtual in them needs OpenCV's videoio, which programs do not link.
std::unique_ptr<cv::VideoCapture> newCapture();
/// Opened for a new file; whether that went well is asked of it.
std::unique_ptr<cv::VideoWriter> newMotionJpeg(const std::string& avi, double fps, cv::Size size);

}  // namespace lk::codecs
