#include "app/serve/night/served_night.h"

#include "app/phrases/fault_words.h"
#include "app/phrases/language_scope.h"
#include "app/serve/night/framing.h"

namespace lk::app {

QByteArray errorMessage(const Fault& fault) {
  return QByteArray::fromStdString(Json::object({{"error", fault.what}}).dump());
}

const rules::Ruling* refusalAmong(const std::vector<Report>& reports) {
  for (const Report& report : reports)
    if (const auto* ruling = std::get_if<RulingReport>(&report.what);
        ruling && ruling->ruling.verdict == rules::Verdict::refused)
      return &ruling->ruling;
  return nullptr;
}

ServedNight::ServedNight(std::shared_ptr<const GameKit> kit, Names names, QObject* parent)
    : QObject(parent),
      kit_(std::move(kit)),
      night_(kit_),
      watcher_(std::make_unique<Watcher>(night_, vision::CardIndex({}), rules::Audience::table)),
      feed_(kit_, std::move(names)) {
  connect(&coach_, &CoachDesk::answered, this, &ServedNight::answered);
}

void ServedNight::open(vision::CardIndex cards) {
  watcher_ = std::make_unique<Watcher>(night_, std::move(cards), rules::Audience::table);
  framing_.emplace(watcher_->placements().setting());
}

void ServedNight::start() {
  started_ = true;
  publish();
}

void ServedNight::speak(const QStringList& languages) {
  languages_ = languages;
  feed_.speak(languages);
  if (started_) emit messagesReady(feed_.follow(night_.referee(), readings_.open()));
}

void ServedNight::receive(rules::Seat seat, const QByteArray& json, const Requester& asker) {
  if (coach_.take(seat, json, asker, kit_, night_.referee())) return;
  const LanguageScope here(asker.language);
  const Outcome<PhoneInput> input = readPhoneInput(seat, json, *kit_, night_.referee(), readings_.open());
  if (!input) return emit answered(asker.page, errorMessage(input.fault()));
  const Outcome<std::vector<Report>> reports = take(*input);
  if (!reports) {
    emit answered(asker.page, errorMessage({"", 0, faultText(reports.fault()).toStdString(), ""}));
  } else if (const rules::Ruling* refusal = refusalAmong(*reports)) {
    emit answered(asker.page, feed_.notAccepted(*refusal, asker.language));
  }
  publish(reports && readings_.follow(*reports, watcher_->candidates()));
}

Outcome<std::vector<Report>> ServedNight::take(const PhoneInput& input) {
  if (const auto* event = std::get_if<rules::Event>(&input)) return watcher_->say(*event, seconds_);
  if (const auto meant = std::get<CameraAnswer>(input).candidate) return watcher_->answer(*meant, seconds_);
  watcher_->dropQuestion();
  return std::vector<Report>();
}

void ServedNight::see(const Frame& frame) {
  seconds_ = frame.seconds;
  const Outcome<std::vector<Report>> reports = watcher_->see(frame.bgr, frame.seconds);
  publish(reports && readings_.follow(*reports, watcher_->candidates()));
  if (reports) announce(*reports);
  const std::vector<rules::Seat> covered = night_.referee().view(rules::Audience::table).coveredTrays;
  if (watcher_->looked() && framing_ && framing_->see(frame.bgr, frame.seconds, frame.number, true, covered))
    emit framed(inLanguages(languages_, [this] { return framingMessage(framing_->moment()); }));
}

void ServedNight::unseen(Pause why) {
  announce(watcher_->unseen(why, seconds_));
}

/// Leaves out unclear rulings with an open question: the question is sent as a prompt.
void ServedNight::announce(const std::vector<Report>& reports) {
  for (const Report& report : reports)
    if (const auto* ruling = std::get_if<RulingReport>(&report.what);
        ruling && ruling->ruling.verdict != rules::Verdict::accepted &&
        !(readings_.open() && ruling->ruling.verdict == rules::Verdict::unclear))
      emit announced(feed_.notAccepted(ruling->ruling));
}

void ServedNight::publish(bool always) {
  const std::size_t events = night_.referee().log().size();
  if (events == sentEvents_ && events != 0 && !always) return;
  sentEvents_ = events;
  emit messagesReady(feed_.follow(night_.referee(), readings_.open()));
}

}  // namespace lk::app
