#include "app/cli/serving/camera_watch.h"

#include "app/kit/references.h"

namespace lk::app {

CameraWatch::CameraWatch(ServedNight& night) : night_(&night), feed_(this) {
  connect(&feed_, &FrameFeed::came, this, [this](const Frame& frame) { night_->see(frame); });
  connect(&feed_, &FrameFeed::silent, this, [this] { night_->unseen(Pause::silent); });
  connect(&feed_, &FrameFeed::changed, this, [this](const SourceChange& change) {
    if (change.what == SourceChange::What::lost) night_->unseen(Pause::lost);
  });
}

/// Loads the references only when there is a camera.
void CameraWatch::present(const Present& now) {
  if (!now.camera || watching_) return;
  Outcome<std::unique_ptr<FrameSource>> source = openSource(kPhoneCamera);
  if (!source) return;  // it has left again already
  watching_ = true;
  night_->open(vision::CardIndex({vision::shelved(houseReferences(night_->kit()))}, vision::Search::sieved));
  feed_.start(std::move(*source));
}

}  // namespace lk::app
