#include "app/serve/night/served_night.h"

#include "app/phrases/language_scope.h"
#include "app/serve/night/framing.h"

namespace lk::app {

ServedNight::ServedNight(std::shared_ptr<const GameKit> kit, Names names, QObject* parent)
    : QObject(parent), host_(std::move(kit), vision::CardIndex({})), names_(std::move(names)) {
  connect(&host_, &NightHost::phoneMessages, this, &ServedNight::messagesReady);
  connect(&host_, &NightHost::answered, this, &ServedNight::answered);
  connect(&host_, &NightHost::announced, this, &ServedNight::announced);
  connect(&host_, &NightHost::houseFailed, this, &ServedNight::houseFailed);
}

void ServedNight::open(vision::CardIndex cards) {
  host_.recognise(std::move(cards));
  framing_.emplace(host_.watcher().placements().setting());
}

QStringList ServedNight::players() {
  QStringList players;
  for (std::size_t i = 0; i < night().referee().state().seatCount; ++i)
    players << (host_.house().has(rules::kAllSeats[i]) ? QString() : names_[rules::kAllSeats[i]]);
  return players;
}

void ServedNight::getReady() {
  emit framed(inLanguages(languages_, [] { return preparingMessage(); }));
}

void ServedNight::speak(const QStringList& languages) {
  languages_ = languages;
  host_.speakToPhones(languages);
}

void ServedNight::receive(rules::Seat seat, const QByteArray& json, const Requester& asker) {
  (void)host_.receive(seat, json, asker);  // the page was told already if the journal failed
}

void ServedNight::see(const Frame& frame) {
  (void)host_.see(frame.bgr, frame.seconds);  // a later frame tries again
  const std::vector<rules::Seat> covered = host_.night().referee().view(rules::Audience::table).coveredTrays;
  if (host_.watcher().looked() && framing_ &&
      framing_->see(frame.bgr, frame.seconds, frame.number, true, covered))
    emit framed(inLanguages(languages_, [this] { return framingMessage(framing_->moment()); }));
}

}  // namespace lk::app
