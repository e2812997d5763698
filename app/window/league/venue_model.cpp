#include "app/window/league/venue_model.h"

#include <QDateTime>

namespace lk::app {

namespace {

constexpr int kTickMs = 200;
constexpr int kMinute = 60;
constexpr int kHour = 60 * kMinute;
constexpr int kSecondMs = 1000;

QString twoDigits(int number) {
  return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0'));
}

}  // namespace

VenueModel::VenueModel(QObject* parent) : QObject(parent) {
  clock_.setInterval(kTickMs);
  connect(&clock_, &QTimer::timeout, this, &VenueModel::tick);
}

int VenueModel::maxMinutes() const {
  return league::kMaxRoundSeconds / kMinute;
}

/// Seconds, rounded up: a second that has begun is still there.
int VenueModel::left() const {
  if (!venue_.running) return venue_.left;
  const qint64 ms = venue_.ends - QDateTime::currentMSecsSinceEpoch();
  return static_cast<int>(ms > 0 ? (ms + kSecondMs - 1) / kSecondMs : ms / kSecondMs);
}

QString VenueModel::time() const {
  if (!venue_.timed) return {};
  const int seconds = left();
  if (seconds <= 0) return tr("Time is over");
  const QString minutes = QString::number(seconds % kHour / kMinute);
  const QString text = seconds < kHour
                           ? QStringLiteral("%1:%2").arg(minutes, twoDigits(seconds % kMinute))
                           : QStringLiteral("%1:%2:%3")
                                 .arg(QString::number(seconds / kHour), twoDigits(seconds % kHour / kMinute),
                                      twoDigits(seconds % kMinute));
  //: the time that a round has left, while the clock stands
  return venue_.running ? text : tr("%1, stopped").arg(text);
}

void VenueModel::show(const VenueSight& venue) {
  const bool sameRound = venue.league == venue_.league && venue.round == venue_.round;
  venue_ = venue;
  awaited_ = awaited_ && sameRound && venue_.running;
  emit changed();
  emit ticked();
  tick();
}

void VenueModel::retranslate() {
  emit ticked();
}

/// The end is told only if it was seen to come, not when an old round is opened.
void VenueModel::tick() {
  const int seconds = left();
  if (awaited_ && venue_.running && seconds <= 0)
    emit roundOver(tr("Round %1: the time is over").arg(venue_.round));
  awaited_ = venue_.running && seconds > 0;
  if (!awaited_)
    clock_.stop();
  else if (!clock_.isActive())
    clock_.start();
  if (seconds == shownLeft_) return;
  shownLeft_ = seconds;
  emit ticked();
}

void VenueModel::start(int minutes) {
  if (venue_.round > 0 && minutes > 0) emit timerWanted(league::TimerOrder::start, minutes * kMinute);
}

void VenueModel::pause() {
  if (venue_.timed) emit timerWanted(league::TimerOrder::pause, 0);
}

void VenueModel::resume() {
  if (venue_.timed) emit timerWanted(league::TimerOrder::resume, 0);
}

void VenueModel::announce(const QString& text) {
  if (!text.trimmed().isEmpty()) emit announcementWanted(text);
}

void VenueModel::clear() {
  emit announcementWanted({});
}

}  // namespace lk::app
