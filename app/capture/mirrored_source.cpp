#include "app/capture/mirrored_source.h"

#include <opencv2/core.hpp>

namespace lk::app {

namespace {

class MirroredSource final : public FrameSource {
 public:
  explicit MirroredSource(std::unique_ptr<FrameSource> source) : source_(std::move(source)) {}

  bool live() const override { return source_->live(); }

  ReadResult next(Frame& frame) override {
    const ReadResult result = source_->next(taken_);
    if (result != ReadResult::frame) return result;
    cv::Mat turned;  // new, because earlier pictures may be referenced elsewhere
    cv::flip(taken_.bgr, turned, 1);
    frame = {turned, taken_.seconds, taken_.number};
    return result;
  }

  void skip(double seconds) override { source_->skip(seconds); }
  bool reopen() override { return source_->reopen(); }
  double seconds() const override { return source_->seconds(); }
  double length() const override { return source_->length(); }
  std::string describe() const override { return source_->describe() + ", mirrored"; }
  std::vector<Fault> warnings() const override { return source_->warnings(); }

 private:
  std::unique_ptr<FrameSource> source_;
  Frame taken_;
};

}  // namespace

bool asksForMirror(std::string_view source) {
  return source.starts_with(kMirror);
}

std::string_view withoutMirror(std::string_view source) {
  return asksForMirror(source) ? source.substr(kMirror.size()) : source;
}

std::unique_ptr<FrameSource> mirroredSource(std::unique_ptr<FrameSource> source) {
  return std::make_unique<MirroredSource>(std::move(source));
}

}  // namespace lk::app
