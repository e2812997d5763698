#include "app/capture/video_source.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <utility>

#include "app/capture/own_buffer.h"
#include "app/capture/picture.h"
#include "app/capture/video_container.h"
#include "codecs/codecs.h"

namespace lk::app {

namespace {

/// Returns a usable frame rate, because containers sometimes state absurd ones (90 000, 0, not a number).
double plausibleFps(double declared) {
  return std::isfinite(declared) && declared >= 1 && declared <= 240 ? declared : kUsualFps;
}

class VideoSource final : public FrameSource {
 public:
  VideoSource(std::string path, std::unique_ptr<cv::VideoCapture> capture, cv::Mat first, bool cutShort)
      : path_(std::move(path)),
        capture_(std::move(capture)),
        first_(std::move(first)),
        cutShort_(cutShort),
        fps_(plausibleFps(capture_->get(cv::CAP_PROP_FPS))),
        promised_(capture_->get(cv::CAP_PROP_FRAME_COUNT)) {}

  bool live() const override { return false; }

  ReadResult next(Frame& frame) override {
    releaseIfShared(frame.bgr);
    if (!first_.empty()) {
      frame.bgr = std::exchange(first_, cv::Mat());
    } else if (ended_ || !read(frame.bgr)) {
      ended_ = true;
      return ReadResult::ended;
    }
    frame.number = played_++;
    frame.seconds = seconds_ = static_cast<double>(frame.number) / fps_;
    return ReadResult::frame;
  }

  double seconds() const override { return seconds_; }
  double length() const override { return std::isfinite(promised_) && promised_ > 0 ? promised_ / fps_ : 0; }
  std::string describe() const override { return "video " + path_; }

  std::vector<Fault> warnings() const override {
    if (!ended_) return {};
    // The frame count in some containers is only approximate.
    const double missing = promised_ - static_cast<double>(played_);
    const bool incomplete = std::isfinite(promised_) && missing > std::max(2.0, 0.02 * promised_);
    if (!cutShort_ && !incomplete) return {};
    return {{path_, 0,
             "is cut short: played " + std::to_string(played_) + " frames and no more could be read",
             "copy the video again from where it came"}};
  }

 private:
  bool read(cv::Mat& bgr) {
    try {
      return capture_->read(bgr) && !bgr.empty();
    } catch (const cv::Exception&) {
      return false;
    }
  }

  std::string path_;
  std::unique_ptr<cv::VideoCapture> capture_;
  cv::Mat first_;
  bool cutShort_;
  double fps_;
  double promised_;
  std::int64_t played_ = 0;
  double seconds_ = 0;
  bool ended_ = false;
};

}  // namespace

Outcome<std::unique_ptr<FrameSource>> openVideo(const std::string& path) {
  const auto fault = [&](std::string what, std::string cure) {
    return Fault{path, 0, std::move(what), std::move(cure)};
  };
  std::error_code error;
  if (std::filesystem::file_size(path, error) == 0 && !error)
    return fault("is empty", "record the video again");
  if (error) return fault("cannot be read: " + error.message(), "check its permissions");
  const VideoContainer container = inspectVideo(path);
  if (!container.known)
    return fault(namedLikePicture(path) ? "is a picture, not a video" : "is not a video that can be played",
                 "name a video such as MP4, MKV or AVI, or a folder of pictures");
  std::unique_ptr<cv::VideoCapture> capture = codecs::newCapture();
  cv::Mat first;
  try {
    // An absolute path cannot be mistaken for an address or protocol of the decoder.
    if (capture->open(std::filesystem::absolute(path).string(), cv::CAP_FFMPEG)) {
      const double pixels = capture->get(cv::CAP_PROP_FRAME_WIDTH) * capture->get(cv::CAP_PROP_FRAME_HEIGHT);
      if (pixels > static_cast<double>(kMaxPixels))
        return fault("has frames of more than 64 megapixels", "make the video smaller");
      capture->read(first);
    }
  } catch (const cv::Exception&) {
    first.release();
  }
  if (first.empty())
    return fault(container.cutShort ? "is cut short before its first frame"
                                    : "is damaged, or of a kind that cannot be played",
                 "copy the video again from where it came, or save it as MP4");
  return std::unique_ptr<FrameSource>(
      std::make_unique<VideoSource>(path, std::move(capture), std::move(first), container.cutShort));
}

}  // namespace lk::app
