#include "app/window/table_worker.h"

#include <QDateTime>

#include "app/capture/stage_source.h"
#include "app/enrolling/own_cards.h"
#include "app/kit/own_packs.h"
#include "app/kit/references.h"
#include "app/kit/scenes.h"

namespace lk::app {

namespace {

using namespace std::chrono_literals;

/// How long a tick waits for a picture: short enough for what people say to be heard at once.
constexpr auto kPatience = 15ms;
constexpr std::string_view kStage = "stage:";

}  // namespace

TableWorker::TableWorker(PictureSlot& pictures) : pictures_(&pictures), timer_(new QTimer(this)) {
  timer_->setInterval(5ms);
  connect(timer_, &QTimer::timeout, this, &TableWorker::tick);
}

TableWorker::~TableWorker() = default;

void TableWorker::begin(const NightRequest& request) {
  stop();
  emit busyIs(true);
  emit troubled({});
  open(request);
  emit busyIs(false);
}

void TableWorker::open(const NightRequest& request) {
  const Outcome<OwnKit> own = loadOwnKit(request.game, request.packs);
  if (!own) return fail(own.fault());
  const std::shared_ptr<const GameKit>& kit = own->kit;
  for (const Fault& fault : own->leftOut) emit troubled(QString::fromStdString(fault.text()));
  const bool sees = !request.source.empty();
  session_ = std::make_unique<TableSession>(kit, cardsOf(request, *kit), request.number);
  if (!keepJournal(request)) return;
  const Outcome<Moment> first = session_->retold();
  if (!first) return fail(first.fault());
  emit happened(*first);
  if (request.setup && !publish(session_->say(*request.setup))) return;

  emit sourceIs(sees ? TableModel::Source::starting : TableModel::Source::none);
  if (!sees) return;
  Outcome<std::unique_ptr<FrameSource>> source = openPictures(request.source);
  if (!source) {  // the night goes on by hand
    emit sourceIs(TableModel::Source::none);
    emit troubled(QString::fromStdString(source.fault().what + "; " + source.fault().cure));
    return;
  }
  capture_ = std::make_unique<CaptureThread>(std::move(*source));
  timer_->start();
}

vision::CardIndex TableWorker::cardsOf(const NightRequest& request, const GameKit& kit) {
  std::vector<vision::ReferenceShelf> shelves;
  if (!request.source.empty()) {
    shelves.push_back(vision::shelved(houseReferences(kit)));
    const Outcome<OwnCards> own = OwnCards::open(request.library, request.game);
    if (!own) emit troubled(QString::fromStdString(own.fault().text()));  // the night goes on without them
    for (vision::ReferenceShelf& shelf : own ? own->shelves() : std::vector<vision::ReferenceShelf>{})
      shelves.push_back(std::move(shelf));
  }
  return vision::CardIndex(std::move(shelves), vision::Search::sieved);
}

Outcome<std::unique_ptr<FrameSource>> TableWorker::openPictures(const std::string& source) {
  if (!source.starts_with(kStage)) return openSource(source);
  const std::string folder = source.substr(kStage.size());
  Outcome<OpenScene> scene = openScene(folder);
  if (!scene) return scene.fault();
  script_ = scene->stage.said();
  return stageSource(std::move(scene->stage), folder);
}

bool TableWorker::keepJournal(const NightRequest& request) {
  if (request.journal.empty()) return true;
  Outcome<carddb::Journal> journal = carddb::Journal::open(request.journal);
  if (!journal) return fail(journal.fault()), false;
  if (!request.resume) {
    const std::string now = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
    session_->night().keepJournal(std::move(*journal), now, request.players);
    return true;
  }
  const Outcome<std::vector<carddb::NightInfo>> nights = journal->nights();
  if (!nights) return fail(nights.fault()), false;
  for (const carddb::NightInfo& night : *nights) {
    if (night.events == 0 || night.game != request.game) continue;
    if (request.night != 0 ? night.id != request.night : night.finished) continue;
    const Outcome<Done> resumed = session_->night().resume(std::move(*journal), night.id);
    return resumed ? true : (fail(resumed.fault()), false);
  }
  return fail({request.journal, 0, "holds no unfinished night", "begin a new one"}), false;
}

void TableWorker::say(const rules::Event& event) {
  if (session_) publish(session_->say(event));
}

void TableWorker::answer(int candidate) {
  if (session_ && candidate >= 0) publish(session_->answer(static_cast<std::size_t>(candidate)));
}

void TableWorker::retell() {
  if (session_) publish(session_->retold());
}

void TableWorker::stop() {
  timer_->stop();
  capture_.reset();
  session_.reset();
  script_.clear();
  told_ = 0;
  live_ = false;
  pictures_->put({});
}

void TableWorker::tick() {
  const std::optional<Captured> captured = capture_->next(kPatience);
  if (!captured) return;
  if (const auto* frame = std::get_if<Frame>(&*captured)) {
    take(*frame);
  } else {
    take(std::get<SourceChange>(*captured));
  }
}

bool TableWorker::take(const Frame& frame) {
  if (!live_) emit sourceIs(TableModel::Source::live);
  live_ = true;
  for (; told_ < script_.size() && script_[told_].seconds <= frame.seconds; ++told_)
    if (!publish(session_->say({script_[told_].event}))) return false;
  if (!publish(session_->see(frame.bgr, frame.seconds))) return false;
  pictures_->put(session_->picture(frame.bgr));
  return true;
}

void TableWorker::take(const SourceChange& change) {
  live_ = change.what == SourceChange::What::back;
  switch (change.what) {
    case SourceChange::What::lost:
      emit sourceIs(TableModel::Source::lost);
      break;
    case SourceChange::What::back:
      emit sourceIs(TableModel::Source::live);
      break;
    case SourceChange::What::ended:
      emit sourceIs(TableModel::Source::ended);
      timer_->stop();
      break;
  }
}

bool TableWorker::publish(const Outcome<Moment>& moment) {
  if (!moment) {
    fail(moment.fault());
    return false;
  }
  if (!moment->reports.empty()) emit happened(*moment);
  return true;
}

void TableWorker::fail(const Fault& fault) {
  stop();
  emit sourceIs(TableModel::Source::none);
  emit troubled(QString::fromStdString(fault.text()));
}

}  // namespace lk::app
