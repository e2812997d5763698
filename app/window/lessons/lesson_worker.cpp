#include "app/window/lessons/lesson_worker.h"

#include "app/kit/references.h"
#include "app/phrases/fault_words.h"
#include "app/workshop/enrolling/own_cards.h"

namespace lk::app {

namespace {

using namespace std::chrono_literals;

/// How long a tick waits for a frame: short enough for events from people to be processed quickly.
constexpr auto kPatience = 15ms;
constexpr auto kWithCamera = 5ms;
constexpr auto kByTaps = 250ms;  // often enough for changes that depend on time only

}  // namespace

LessonWorker::LessonWorker(PictureSlot& pictures) : pictures_(&pictures), timer_(new QTimer(this)) {
  connect(timer_, &QTimer::timeout, this, &LessonWorker::tick);
}

LessonWorker::~LessonWorker() = default;

void LessonWorker::begin(const LessonRequest& request) {
  stop();
  number_ = request.number;
  emit failed({});
  emit busyIs(true);
  LessonRun run(request.lesson, request.kit, request.manner);
  if (request.place) run.resume(*request.place);
  std::vector<vision::ReferenceShelf> shelves;
  if (!request.source.empty()) {
    shelves.push_back(vision::shelved(houseReferences(*request.kit)));
    const Outcome<OwnCards> own = OwnCards::open(request.library, std::string(request.kit->id()));
    if (!own) emit failed(faultText(own.fault()));  // the lesson goes on without them
    for (vision::ReferenceShelf& shelf : own ? own->shelves() : std::vector<vision::ReferenceShelf>{})
      shelves.push_back(std::move(shelf));
  }
  session_ = std::make_unique<LessonSession>(std::move(run), request.kit,
                                             vision::CardIndex(std::move(shelves), vision::Search::sieved),
                                             request.hidden);
  openCamera(request);
  emit busyIs(false);
  publish();
}

void LessonWorker::openCamera(const LessonRequest& request) {
  clock_.start();
  seconds_ = 0;
  emit sourceIs(request.source.empty() ? PictureSource::none : PictureSource::starting);
  if (!request.source.empty()) {
    Outcome<std::unique_ptr<FrameSource>> source = openSource(request.source);
    if (source) {
      capture_ = std::make_unique<CaptureThread>(std::move(*source));
    } else {  // the lesson goes on by taps
      LessonSettings manner = request.manner;
      manner.handsFree = false;
      session_->run().setSettings(std::move(manner));
      emit sourceIs(PictureSource::none);
      emit unwatched(request.number);
      emit failed(faultText(source.fault()));
    }
  }
  timer_->start(capture_ ? kWithCamera : kByTaps);
}

void LessonWorker::tick() {
  if (!capture_) {
    const int spokenCount = session_->run().spokenCount();
    session_->run().at(static_cast<double>(clock_.elapsed()) / 1000);
    if (session_->run().spokenCount() != spokenCount) publish();
    return;
  }
  const std::optional<Captured> captured = capture_->next(kPatience);
  if (!captured) return;
  if (const auto* change = std::get_if<SourceChange>(&*captured)) {
    live_ = change->what == SourceChange::What::back;
    emit sourceIs(live_                                      ? PictureSource::live
                  : change->what == SourceChange::What::lost ? PictureSource::lost
                                                             : PictureSource::ended);
    return;
  }
  const Frame& frame = std::get<Frame>(*captured);
  if (!live_) emit sourceIs(PictureSource::live);
  live_ = true;
  const bool changed = session_->see(frame.bgr, frame.seconds);
  pictures_->put(session_->picture(frame.bgr));
  if (changed) publishNext();
}

void LessonWorker::say(const rules::Event& event) {
  if (!session_) return;
  session_->run().say(event);
  publishNext();
}

void LessonWorker::compose(const MoveRequest& request) {
  if (!session_ || request.night != number_ || request.standing != standing_) return;
  if (std::optional<Composition> move = session_->compose(request))
    emit composed({number_, standing_, std::move(*move)});
}

void LessonWorker::answer(const QString& value) {
  if (!session_) return;
  session_->run().answer(value.toStdString());
  publishNext();
}

void LessonWorker::goOn() {
  if (!session_) return;
  session_->run().goOn();
  publishNext();
}

void LessonWorker::skip() {
  if (!session_) return;
  session_->run().skip();
  publishNext();
}

void LessonWorker::back() {
  if (!session_) return;
  session_->run().back();
  publishNext();
}

void LessonWorker::repeat() {
  if (!session_) return;
  session_->run().repeat();
  publish();
}

void LessonWorker::cover(const std::vector<rules::Seat>& hidden) {
  if (session_) session_->cover(hidden);
}

void LessonWorker::stop() {
  if (!session_) return;
  timer_->stop();
  capture_.reset();
  session_.reset();
  live_ = false;
  pictures_->put({});
  emit sourceIs(PictureSource::none);
}

void LessonWorker::publish() {
  emit updated({number_, session_->run().moment(), session_->run().place(), standing_});
}

void LessonWorker::publishNext() {
  ++standing_;
  publish();
}

}  // namespace lk::app
