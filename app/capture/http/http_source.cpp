#include "app/capture/http/http_source.h"

#include <utility>

#include <QElapsedTimer>

#include "app/capture/address.h"
#include "app/capture/http/http_pictures.h"
#include "app/capture/live_clock.h"
#include "app/capture/own_buffer.h"
#include "app/capture/partly_grey.h"
#include "app/capture/picture.h"
#include "app/capture/stream_problem.h"

namespace lk::app {

namespace {

using State = HttpState;

constexpr int kFirstPictureMs = 10'000;  // for a camera that has replied
constexpr int kAnswerMs = 4'000;
/// After this the source is lost; also limits how long stopping the thread takes.
constexpr int kSilenceMs = 2'300;

class HttpSource final : public FrameSource {
 public:
  explicit HttpSource(const QUrl& address) : shown_(shownAddress(address)), pictures_(address) {}

  /// Waits for the first picture. Returns false if something else is sent.
  Outcome<bool> open() {
    QElapsedTimer since;
    since.start();
    pictures_.begin();
    while (since.elapsed() < kFirstPictureMs) {
      if (take(first_, 100)) return true;
      const State state = pictures_.state();
      if (state == State::other) return false;
      if (state == State::ended) return pictures_.fault();
      if (state == State::connecting && since.elapsed() > kAnswerMs)
        return fault("does not answer", "check that the camera is on and in this network");
    }
    if (lossy_) return lossyStream(shown_);
    return fault("connects but sends nothing", "check that the camera is not in use elsewhere");
  }

  bool live() const override { return true; }

  ReadResult next(Frame& frame) override {
    if (first_.empty()) {
      releaseIfShared(frame.bgr);
      if (!take(frame.bgr, kSilenceMs)) return ReadResult::lost;
    } else {
      frame.bgr = std::exchange(first_, cv::Mat());
    }
    frame.seconds = clock_.seconds();
    frame.number = number_++;
    return ReadResult::frame;
  }

  void skip(double seconds) override {
    const int most = static_cast<int>(1000 * seconds);
    QElapsedTimer since;
    since.start();
    for (int left = most; left > 0 && pictures_.wait(left); left = most - static_cast<int>(since.elapsed()))
      ++number_;
  }

  /// A request from an earlier call is given more time, because the first picture may take longer than one
  /// call.
  bool reopen() override {
    const State state = pictures_.state();
    const bool underWay = (state == State::connecting || state == State::connected) && asked_.isValid() &&
                          asked_.elapsed() < kFirstPictureMs;
    if (!underWay) {
      pictures_.begin();
      asked_.start();
    }
    return take(first_, kSilenceMs);
  }

  double seconds() const override { return clock_.seconds(); }
  std::string describe() const override { return "stream " + shown_; }

 private:
  [[nodiscard]] Fault fault(std::string what, std::string cure) const {
    return {shown_, 0, std::move(what), std::move(cure)};
  }

  /// Returns the next readable picture in `bgr`; skips damaged ones, and those with losses.
  bool take(cv::Mat& bgr, int milliseconds) {
    QElapsedTimer since;
    since.start();
    for (int left = milliseconds; left > 0; left = milliseconds - static_cast<int>(since.elapsed())) {
      const std::optional<QByteArray> picture = pictures_.wait(left);
      if (!picture) return false;
      const auto* bytes = reinterpret_cast<const unsigned char*>(picture->constData());
      Outcome<cv::Mat> decoded = decodePicture({bytes, bytes + picture->size()}, shown_);
      if (!decoded) continue;
      lossy_ = isPartlyGrey(*decoded);
      if (lossy_) continue;
      bgr = std::move(*decoded);
      return true;
    }
    return false;
  }

  std::string shown_;
  HttpPictures pictures_;
  cv::Mat first_;  // read while opening, to check that the source works
  LiveClock clock_;
  QElapsedTimer asked_;  // since reopen() sent a new request
  std::int64_t number_ = 0;
  bool lossy_ = false;  // the last picture; see isPartlyGrey()
};

}  // namespace

Outcome<std::unique_ptr<FrameSource>> openHttp(const QUrl& address) {
  auto source = std::make_unique<HttpSource>(address);
  const Outcome<bool> opened = source->open();
  if (!opened) return opened.fault();
  return *opened ? std::unique_ptr<FrameSource>(std::move(source)) : nullptr;
}

}  // namespace lk::app
