#include "app/capture/stream_source.h"

#include <utility>

#include <QElapsedTimer>

#include "app/capture/address.h"
#include "app/capture/http/http_source.h"
#include "app/capture/live_clock.h"
#include "app/capture/own_buffer.h"
#include "app/capture/partly_grey.h"
#include "app/capture/picture.h"
#include "app/capture/stream_problem.h"
#include "codecs/codecs.h"

namespace lk::app {

namespace {

constexpr int kFirstPictureMs = 8000;
constexpr int kSilenceMs = 2300;

/// A network stream. Timeouts only work if given while opening. After a failed read the video library reads
/// nothing more but still reports an open stream, so any failure closes it.
class StreamSource final : public FrameSource {
 public:
  explicit StreamSource(const QUrl& address)
      : text_(address.toEncoded().toStdString()), shown_(shownAddress(address)) {}

  bool live() const override { return true; }

  ReadResult next(Frame& frame) override {
    releaseIfShared(frame.bgr);
    if (!first_.empty()) {
      frame.bgr = std::exchange(first_, cv::Mat());
    } else if (!read(frame.bgr)) {
      capture_->release();
      return ReadResult::lost;
    }
    frame.seconds = clock_.seconds();
    frame.number = number_++;
    return ReadResult::frame;
  }

  bool reopen() override { return open(kSilenceMs); }

  bool open(int patienceMs) {
    try {
      if (capture_->open(
              text_, cv::CAP_FFMPEG,
              {cv::CAP_PROP_OPEN_TIMEOUT_MSEC, patienceMs, cv::CAP_PROP_READ_TIMEOUT_MSEC, kSilenceMs}) &&
          read(first_))
        return true;
    } catch (const cv::Exception&) {
    }
    capture_->release();
    return false;
  }

  /// Returns whether the last picture was lossy; see isPartlyGrey().
  [[nodiscard]] bool isLossy() const { return lossy_; }

  double seconds() const override { return clock_.seconds(); }
  std::string describe() const override { return "stream " + shown_; }

 private:
  /// Skips pictures with losses: until the next complete one, a decoder draws changes on grey.
  bool read(cv::Mat& bgr) {
    QElapsedTimer since;
    since.start();
    do {
      if (!readOne(bgr)) return false;
      lossy_ = isPartlyGrey(bgr);
    } while (lossy_ && !since.hasExpired(kFirstPictureMs));
    return !lossy_;
  }

  bool readOne(cv::Mat& bgr) {
    try {
      return capture_->isOpened() && capture_->read(bgr) && !bgr.empty() &&
             static_cast<long long>(bgr.total()) <= kMaxPixels;
    } catch (const cv::Exception&) {
      return false;
    }
  }

  std::string text_;
  std::string shown_;
  const std::unique_ptr<cv::VideoCapture> capture_ = codecs::newCapture();
  cv::Mat first_;  // read while opening, to check that the stream works
  LiveClock clock_;
  std::int64_t number_ = 0;
  bool lossy_ = false;
};

}  // namespace

Outcome<std::unique_ptr<FrameSource>> openStream(const QUrl& address) {
  if (address.scheme() != QLatin1String("rtsp")) {
    Outcome<std::unique_ptr<FrameSource>> pictures = openHttp(address);
    if (!pictures)
      if (const std::optional<Fault> other = otherProtocol(address)) return *other;
    if (!pictures || *pictures) return pictures;
  }
  auto source = std::make_unique<StreamSource>(address);
  if (!source->open(kFirstPictureMs))
    return source->isLossy() ? lossyStream(shownAddress(address)) : streamProblem(address);
  return std::unique_ptr<FrameSource>(std::move(source));
}

}  // namespace lk::app
