#include "app/window/cards/enrol_worker.h"

#include <algorithm>
#include <filesystem>
#include <functional>

#include "app/capture/folder_source.h"
#include "app/capture/picture.h"
#include "app/kit/references.h"
#include "app/phrases/fault_words.h"

namespace lk::app {

namespace {

using namespace std::chrono_literals;

constexpr auto kPhotoInterval = 100ms;  // a photo does not change; more often is not needed

}  // namespace

EnrolWorker::EnrolWorker(PictureSlot& pictures, std::shared_ptr<CardImages> seen)
    : pictures_(&pictures), seen_(std::move(seen)), feed_(this), timer_(new QTimer(this)) {
  connect(timer_, &QTimer::timeout, this, &EnrolWorker::tickFolder);
  connect(&feed_, &FrameFeed::came, this, qOverload<const Frame&>(&EnrolWorker::take));
  connect(&feed_, &FrameFeed::changed, this, qOverload<const SourceChange&>(&EnrolWorker::take));
}

EnrolWorker::~EnrolWorker() = default;

void EnrolWorker::begin(const EnrolRequest& request) {
  stop();
  emit failed({});
  emit busyIs(true);
  if (const Outcome<Done> opened = open(request); !opened) {
    stop();
    fail(opened.fault());
  }
  emit busyIs(false);
}

Outcome<Done> EnrolWorker::open(const EnrolRequest& request) {
  if (kit_ != request.kit) printed_.clear();
  kit_ = request.kit;
  Outcome<OwnCards> own = OwnCards::open(request.library, std::string(kit_->id()));
  if (!own) return own.fault();
  emit sourceIs(PictureSource::starting);
  if (printed_.empty()) printed_.push_back(vision::shelved(houseReferences(*kit_)));
  session_ = std::make_unique<EnrolSession>(kit_, std::move(*own), printed_, allSheetSpecs());
  if (!request.list.empty()) session_->setList(request.list);
  setHabits(request.habits);
  publish();

  std::error_code error;
  if (std::filesystem::is_directory(request.source, error)) return startPhotos(openFolder(request.source));
  if (std::filesystem::is_regular_file(request.source, error) && namedLikePicture(request.source))
    return startPhotos(openPhoto(request.source));
  Outcome<std::unique_ptr<FrameSource>> source = openSource(request.source);
  if (!source) return source.fault();
  emit stepwiseIs(false);
  feed_.start(std::move(*source));
  return Done{};
}

Outcome<Done> EnrolWorker::startPhotos(Outcome<std::unique_ptr<FrameSource>> photos) {
  if (!photos) return photos.fault();
  folder_ = std::move(*photos);
  clock_.start();
  emit stepwiseIs(true);
  emit sourceIs(PictureSource::live);
  nextPicture();
  timer_->start(kPhotoInterval);
  return Done{};
}

void EnrolWorker::nextPicture() {
  if (!folder_) return;
  enrolledSince_ = -1;
  if (folder_->next(photo_) != ReadResult::frame) {
    emit sourceIs(PictureSource::ended);
    return timer_->stop();
  }
  session_->setWhole(false);
  session_->lookAgain();
  put(photo_.bgr);
}

void EnrolWorker::reportOwn(const EnrolRequest& request) {
  if (session_) return;
  const Outcome<OwnCards> own = OwnCards::open(request.library, std::string(request.kit->id()));
  if (!own) return fail(own.fault());
  EnrolMoment moment;
  moment.own = own->references();
  emit shown(moment);
}

void EnrolWorker::accept(int number, const CardLabel& label) {
  if (!session_) return;
  if (const Outcome<Done> done = session_->accept(number, label); !done) return fail(done.fault());
  publish();
}

void EnrolWorker::undo() {
  if (!session_) return;
  if (const Outcome<Done> done = session_->undo(); !done) return fail(done.fault());
  publish();
}

void EnrolWorker::setHabits(const EnrolHabits& habits) {
  habits_ = habits;
  if (!session_) return;
  session_->setHabits(habits);
  session_->lookAgain();
}

void EnrolWorker::setWhole(bool whole) {
  if (!session_) return;
  session_->setWhole(whole);
  publish();
}

void EnrolWorker::stop() {
  timer_->stop();
  feed_.stop();
  folder_.reset();
  session_.reset();
  photo_ = {};
  live_ = false;
  pictures_->put({});
  emit sourceIs(PictureSource::none);
}

void EnrolWorker::tickFolder() {
  const double seconds = static_cast<double>(clock_.elapsed()) / 1000;
  const Outcome<bool> changed = session_->see(photo_.bgr, seconds);
  if (!changed) return fail(changed.fault());
  if (*changed) {
    put(photo_.bgr);
    publish();
  }
  const auto& cards = session_->cards();
  if (!habits_.handsFree || cards.empty() ||
      std::any_of(cards.begin(), cards.end(), std::mem_fn(&EnrolCard::asks))) {
    enrolledSince_ = -1;
  } else if (enrolledSince_ < 0) {
    enrolledSince_ = seconds;
  } else if (seconds - enrolledSince_ > kHoldSeconds) {
    nextPicture();
  }
}

void EnrolWorker::take(const Frame& frame) {
  if (!live_) emit sourceIs(PictureSource::live);
  live_ = true;
  const Outcome<bool> changed = session_->see(frame.bgr, frame.seconds);
  if (!changed) return fail(changed.fault());
  put(frame.bgr);
  if (*changed) publish();
}

void EnrolWorker::take(const SourceChange& change) {
  live_ = change.what == SourceChange::What::back;
  switch (change.what) {
    case SourceChange::What::lost:
      emit sourceIs(PictureSource::lost);
      break;
    case SourceChange::What::back:
      emit sourceIs(PictureSource::live);
      break;
    case SourceChange::What::ended:
      emit sourceIs(PictureSource::ended);
      break;
  }
}

void EnrolWorker::put(const cv::Mat& bgr) {
  pictures_->put(pictureOf(bgr, *session_));
}

void EnrolWorker::publish() {
  emit shown(momentOf(*session_, *seen_));
}

void EnrolWorker::fail(const Fault& fault) {
  emit failed(faultText(fault));
}

}  // namespace lk::app
