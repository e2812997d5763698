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

void CameraWatch::present(const Present& now) {
  if (!now.camera || watching_) return;
  watching_ = true;
  prepare();
}

/// Makes the references only when there is a camera, and not on this thread: the first time that takes long,
/// and players enter events meanwhile.
void CameraWatch::prepare() {
  night_->getReady();
  painting_.start([this, kit = night_->sharedKit()] {
    const auto cards = std::make_shared<vision::CardIndex>(
        std::vector{vision::shelved(houseReferences(*kit))}, vision::Search::sieved);
    QMetaObject::invokeMethod(this, [this, cards] { watch(std::move(*cards)); });
  });
}

void CameraWatch::watch(vision::CardIndex cards) {
  Outcome<std::unique_ptr<FrameSource>> source = openSource(kPhoneCamera);
  watching_ = bool(source);
  if (!source) return;  // it has left again; the references are kept for the next one
  night_->open(std::move(cards));
  feed_.start(std::move(*source));
}

}  // namespace lk::app
