#include "app/window/table/table_worker.h"

#include <algorithm>

#include "app/capture/scenes.h"
#include "app/capture/stage_source.h"
#include "app/kit/own_packs.h"
#include "app/kit/references.h"
#include "app/phrases/fault_words.h"
#include "app/phrases/language_scope.h"
#include "app/phrases/resume_words.h"
#include "app/record/evening/evening_words.h"
#include "app/session/night/clock.h"
#include "app/session/table/table_memory.h"
#include "app/workshop/enrolling/own_cards.h"

namespace lk::app {

namespace {

constexpr std::string_view kStage = "stage:";

}  // namespace

TableWorker::TableWorker(PictureSlot& pictures) : pictures_(&pictures), feed_(this), adviser_(this) {
  connect(&adviser_, &MoveAdviser::progressed, this, &TableWorker::adviceAt);
  connect(&adviser_, &MoveAdviser::advised, this, &TableWorker::adviceIs);
  connect(&feed_, &FrameFeed::came, this, qOverload<const Frame&>(&TableWorker::take));
  connect(&feed_, &FrameFeed::changed, this, qOverload<const SourceChange&>(&TableWorker::take));
  connect(&feed_, &FrameFeed::silent, this, [this] { publish(session_->unseen(Pause::silent)); });
}

TableWorker::~TableWorker() = default;

void TableWorker::begin(const NightRequest& request) {
  stop();
  emit busyIs(true);
  emit failed({});
  open(request);
  emit busyIs(false);
}

void TableWorker::open(const NightRequest& request) {
  const Outcome<OwnKit> own = loadOwnKit(request.game, request.packs);
  if (!own) return fail(own.fault());
  const std::shared_ptr<const GameKit>& kit = own->kit;
  for (const Fault& fault : own->leftOut) emit failed(faultText(fault));
  const bool sees = !request.source.empty();
  session_ = std::make_unique<TableSession>(kit, vision::CardIndex({}), request.number);
  session_->setScored(request.scored);
  session_->host().answerAlone(request.answersAlone && !sees && !request.scored);
  connect(&session_->host(), &NightHost::phoneMessages, this, &TableWorker::phoneMessages);
  connect(&session_->host(), &NightHost::answered, this, &TableWorker::answeredPhone);
  info_ = {.game = std::string(kit->id()), .startedAt = nowInUtc(), .players = request.players};
  if (!keepJournal(request)) return;
  seatHouse();
  const Outcome<Moment> first = session_->nowWithReports();
  if (!first) return fail(first.fault());
  emit happened(*first);
  over_ = first->result.finished;
  unwritten_ = false;
  tellJournalled();
  beginPhones();
  sentEvents_ = session_->night().referee().log().size();
  if (request.setup) {
    const Outcome<Moment> begun = session_->say(*request.setup);
    if (!begun) return fail(begun.fault());
    publish(begun);
  }

  emit sourceIs(sees ? PictureSource::starting : PictureSource::none);
  if (!sees) return;
  Outcome<std::unique_ptr<FrameSource>> source = openPictures(request.source);
  if (!source) {  // the night continues by hand
    emit sourceIs(PictureSource::none);
    emit failed(faultText(source.fault()));
    return;
  }
  opened_ = std::move(*source);
  prepare(request, kit);
}

/// Makes the references on another thread: the first time that takes long, and people enter events meanwhile.
void TableWorker::prepare(const NightRequest& request, const std::shared_ptr<const GameKit>& kit) {
  preparing_.start([this, request, kit, night = nights_] {
    const auto cards = std::make_shared<PreparedCards>(cardsOf(request, *kit));
    QMetaObject::invokeMethod(this, [this, request, cards, night] {
      if (night == nights_) watch(request, std::move(*cards));
    });
  });
}

void TableWorker::watch(const NightRequest& request, PreparedCards cards) {
  if (cards.leftOut) emit failed(faultText(*cards.leftOut));  // the night continues without them
  session_->host().recognise(vision::CardIndex(std::move(cards.shelves), vision::Search::sieved));
  useTable(request, session_->night().kit());
  if (calibration_) calibration_->use(session_->setting());
  length_ = opened_->length();
  feed_.start(std::move(opened_));
}

void TableWorker::useTable(const NightRequest& request, const GameKit& kit) {
  const Outcome<TableSetting> setting = TableMemory(request.tables).recall(request.source, kit.layout);
  camera_ = request.source;
  tables_ = request.tables;
  if (!setting) return emit failed(faultText(setting.fault()));  // the printed zones are used
  session_->use(*setting);
}

TableWorker::PreparedCards TableWorker::cardsOf(const NightRequest& request, const GameKit& kit) {
  PreparedCards cards;
  cards.shelves.push_back(vision::shelved(houseReferences(kit)));
  const Outcome<OwnCards> own = OwnCards::open(request.library, request.game);
  if (!own) cards.leftOut = own.fault();
  for (vision::ReferenceShelf& shelf : own ? own->shelves() : std::vector<vision::ReferenceShelf>{})
    cards.shelves.push_back(std::move(shelf));
  return cards;
}

Outcome<std::unique_ptr<FrameSource>> TableWorker::openPictures(const std::string& source) {
  if (!source.starts_with(kStage)) return openSource(source);
  const std::string folder = source.substr(kStage.size());
  Outcome<OpenScene> scene = openScene(folder);
  if (!scene) return scene.fault();
  script_ = scene->stage.events();
  return stageSource(std::move(scene->stage), folder);
}

bool TableWorker::keepJournal(const NightRequest& request) {
  if (request.journal.empty()) return true;
  Outcome<carddb::Journal> journal = carddb::Journal::open(request.journal);
  if (!journal) return fail(journal.fault()), false;
  if (request.resume == 0) {
    session_->night().keepJournal(std::move(*journal), info_.startedAt, request.players,
                                  request.source.empty() ? carddb::SeenBy::people : carddb::SeenBy::camera);
    return true;
  }
  const Outcome<std::vector<carddb::NightInfo>> nights = journal->nights();
  if (!nights) return fail(nights.fault()), false;
  const auto there = std::find_if(nights->begin(), nights->end(), [&](const carddb::NightInfo& night) {
    return night.id == request.resume && night.game == request.game;
  });
  if (there == nights->end())
    return fail({request.journal, 0, "holds no night " + std::to_string(request.resume) + " of this game",
                 "begin a new one"}),
           false;
  info_ = *there;
  const auto resumed = session_->night().resume(std::move(*journal), request.resume);
  if (!resumed) return fail(resumed.fault()), false;
  if (*resumed) emit failed(resumedText(**resumed, session_->night().kit(), namesOf(info_.players)));
  return true;
}

void TableWorker::enter(const rules::Event& event) {
  if (session_) publish(session_->enter(event));
}

void TableWorker::quick(const QString& action, const Json& picked) {
  if (session_) publish(session_->quick(action.toStdString(), picked));
}

void TableWorker::undoTap() {
  if (session_) publish(session_->undoTap());
}

void TableWorker::seatHouse() {
  NightHost& host = session_->host();
  connect(&host, &NightHost::housePlayed, this,
          [this](const Outcome<Reports>& reports) { publish(session_->momentOf(reports)); });
  connect(&host, &NightHost::houseFailed, this,
          [this](const Fault& fault) { emit failed(faultText(fault)); });
  host.playHouse();
}

void TableWorker::letHousePlay(bool plays) {
  if (!session_) return;
  session_->host().letHousePlay(plays);
  publish(session_->momentOf(Reports()));
}

void TableWorker::putBack() {
  if (session_) publish(session_->putBack());
}

void TableWorker::answer(int candidate) {
  if (session_ && candidate >= 0) publish(session_->answer(static_cast<std::size_t>(candidate)));
}

void TableWorker::repeatReports() {
  if (!session_) return;
  publish(session_->nowWithReports());
  if (live_) pictures_->rename(session_->seen());  // there may be no further frame
}

void TableWorker::calibrate(bool on) {
  calibration_.reset();
  if (on && session_) calibration_ = std::make_unique<Calibration>(session_->setting());
}

void TableWorker::useZones(const TableSetting& setting) {
  if (!session_) return;
  session_->use(setting);
  if (calibration_) calibration_->use(setting);
  const Outcome<Done> kept = TableMemory(tables_).remember(camera_, camera_, session_->setting(),
                                                           session_->night().kit().layout, nowInUtc());
  if (!kept) emit failed(faultText(kept.fault()));
}

void TableWorker::dropQuestion() {
  if (session_) session_->dropQuestion();
}

void TableWorker::amend(int place, const rules::Event& right) {
  if (session_ && place >= 0) publish(session_->amend(static_cast<std::size_t>(place), right));
}

void TableWorker::compose(const MoveRequest& request) {
  if (!session_) return;
  if (const std::optional<MoveReply> reply = session_->compose(request)) emit composed(*reply);
}

void TableWorker::sendStateBefore(int place) {
  if (!session_ || place < 0) return;
  if (const std::optional<Moment> before = session_->before(static_cast<std::size_t>(place)))
    emit stateBefore(*before);
}

void TableWorker::reportOwnDice(const QString& seat, int request) {
  const std::optional<rules::Seat> whose = rules::seatFrom(seat.toStdString());
  if (session_ && whose) emit ownDiceAre(request, session_->ownDice(*whose).value_or(0));
}

void TableWorker::reportHand(const QString& seat, int request) {
  const std::optional<rules::Seat> whose = rules::seatFrom(seat.toStdString());
  if (session_ && whose) emit handIs(request, session_->possibleHand(*whose));
}

void TableWorker::advise(const MovesAsked& asked) {
  if (session_) adviser_.think(session_->adviceOn(asked), asked.request);
}

void TableWorker::servePhones(bool on) {
  phones_ = on;
  beginPhones();
}

void TableWorker::beginPhones() {
  if (session_) session_->host().stopPhones();
  if (!phones_) return;
  if (!session_) return emit phoneMessages(inLanguages(languages_, noNightMessages));
  session_->host().coachOnPhones(coached_);
  session_->host().hintsOnPhones(hinted_);
  session_->host().speakToPhones(languages_);
  session_->host().servePhones(namesOf(info_.players));
}

void TableWorker::coachOnPhones(const std::array<bool, rules::kMaxSeats>& seats) {
  coached_ = seats;
  if (session_) session_->host().coachOnPhones(seats);
}

void TableWorker::hintsOnPhones(const std::array<bool, rules::kMaxSeats>& seats) {
  hinted_ = seats;
  if (session_) session_->host().hintsOnPhones(seats);
}

void TableWorker::speakToPhones(const QStringList& languages) {
  languages_ = languages;
  if (session_)
    session_->host().speakToPhones(languages);
  else
    beginPhones();
}

void TableWorker::takeFromPhone(rules::Seat seat, const QByteArray& json, const Requester& asker) {
  if (session_) publish(session_->momentOf(session_->host().receive(seat, json, asker)));
}

void TableWorker::stop() {
  ++nights_;
  adviser_.stop();
  opened_.reset();
  feed_.stop();
  calibration_.reset();
  session_.reset();
  beginPhones();
  script_.clear();
  nextEvent_ = 0;
  live_ = false;
  length_ = 0;
  played_ = 0;
  pictures_->put({});
}

void TableWorker::take(const Frame& frame) {
  if (!live_) emit sourceIs(PictureSource::live);
  live_ = true;
  for (; nextEvent_ < script_.size() && script_[nextEvent_].seconds <= frame.seconds; ++nextEvent_)
    if (!publish(session_->say({script_[nextEvent_].event}))) return;
  if (!publish(session_->see(frame.bgr, frame.seconds))) return;
  feed_.setMotion(session_->moving());
  pictures_->put(session_->picture(frame.bgr));
  reportPlayed(frame.seconds);
  if (!calibration_ || !session_->looked()) return;
  if (calibration_->see(frame.bgr, frame.seconds, frame.number, feed_.live(), session_->covered()))
    emit calibrated(calibration_->moment());
}

void TableWorker::reportPlayed(double seconds) {
  if (length_ <= 0) return;
  const int percent = static_cast<int>(std::clamp(100 * seconds / length_, 0.0, 100.0));
  if (percent != std::exchange(played_, percent)) emit playedIs(percent);
}

void TableWorker::take(const SourceChange& change) {
  switch (change.what) {
    case SourceChange::What::lost:
      publish(session_->unseen(Pause::lost));
      break;
    case SourceChange::What::back:
      break;  // reported by the next frame that shows the table
    case SourceChange::What::ended:
      emit sourceIs(PictureSource::ended);
      break;
  }
}

bool TableWorker::publish(const Outcome<Moment>& moment) {
  if (!moment) {
    reportUnwritten(moment.fault());
    return false;
  }
  const Waiting before = std::exchange(waiting_, {moment->held, moment->thinking, moment->houseRests});
  if (!moment->reports.empty() || before != waiting_) emit happened(*moment);
  const std::size_t events = session_->night().referee().log().size();
  if (unwritten_ && events > sentEvents_) {
    unwritten_ = false;
    emit failed({});
  }
  sentEvents_ = events;
  tellJournalled();
  reportEnd(moment->result.finished);
  return true;
}

void TableWorker::tellJournalled() {
  const std::int64_t night = session_->night().journalNight();
  if (night != 0 && std::exchange(journalled_, night) != night) emit journalled(night);
}

void TableWorker::reportUnwritten(const Fault& fault) {
  unwritten_ = true;
  const std::size_t events = session_->night().referee().log().size();
  if (events > sentEvents_) {  // events written before the journal failed
    if (const Outcome<Moment> before = session_->nowWithReports()) {
      emit happened(*before);
      reportEnd(before->result.finished);
    }
  }
  sentEvents_ = events;
  emit failed(faultText(fault));
}

void TableWorker::reportEnd(bool finished) {
  if (finished && !over_) {
    NightLog night{session_->now().kit, info_, session_->night().referee().log()};
    night.info.id = session_->night().journalNight();
    night.info.events = static_cast<int>(night.events.size());
    night.info.finished = true;
    emit over(night);
  }
  over_ = finished;
}

void TableWorker::fail(const Fault& fault) {
  stop();
  emit sourceIs(PictureSource::none);
  emit failed(faultText(fault));
}

}  // namespace lk::app
