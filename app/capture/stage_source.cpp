#include "app/capture/stage_source.h"

#include "app/capture/own_buffer.h"

namespace lk::app {

namespace {

class StageSource final : public FrameSource {
 public:
  StageSource(stage::Stage stage, std::string name) : stage_(std::move(stage)), name_(std::move(name)) {}

  bool live() const override { return false; }

  ReadResult next(Frame& frame) override {
    if (place_ >= stage_.frames()) return ReadResult::ended;
    releaseIfShared(frame.bgr);
    stage_.render(place_, frame.bgr);
    frame.seconds = seconds_ = place_ / stage_.framesPerSecond();
    frame.number = place_++;
    return ReadResult::frame;
  }

  double seconds() const override { return seconds_; }
  double length() const override { return stage_.frames() / stage_.framesPerSecond(); }
  std::string describe() const override { return "scene " + name_; }

 private:
  stage::Stage stage_;
  std::string name_;
  int place_ = 0;
  double seconds_ = 0;
};

}  // namespace

std::unique_ptr<FrameSource> stageSource(stage::Stage stage, std::string name) {
  return std::make_unique<StageSource>(std::move(stage), std::move(name));
}

}  // namespace lk::app
