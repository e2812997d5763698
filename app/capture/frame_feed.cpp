#include "app/capture/frame_feed.h"

namespace lk::app {

namespace {

using namespace std::chrono_literals;

/// Maximum wait for a picture in a tick, short enough to handle other input without delay.
constexpr auto kPatience = 15ms;
constexpr qint64 kSilence = 3000;  // milliseconds

}  // namespace

FrameFeed::FrameFeed(QObject* parent) : QObject(parent), timer_(this) {
  timer_.setInterval(5ms);
  connect(&timer_, &QTimer::timeout, this, &FrameFeed::tick);
}

void FrameFeed::start(std::unique_ptr<FrameSource> source) {
  capture_ = std::make_unique<CaptureThread>(std::move(source));
  sinceLast_.start();
  awaited_ = capture_->live();
  timer_.start();
}

void FrameFeed::stop() {
  timer_.stop();
  capture_.reset();
}

void FrameFeed::tick() {
  const std::optional<Captured> captured = capture_->next(kPatience);
  if (!captured) {
    if (!awaited_ || sinceLast_.elapsed() < kSilence) return;
    awaited_ = false;
    emit silent();
    return;
  }
  sinceLast_.start();
  awaited_ = capture_->live();
  if (const auto* frame = std::get_if<Frame>(&*captured)) {
    emit came(*frame);
    return;
  }
  const SourceChange change = std::get<SourceChange>(*captured);
  if (change.what != SourceChange::What::back) awaited_ = false;
  if (change.what == SourceChange::What::ended) timer_.stop();
  emit changed(change);
}

}  // namespace lk::app
