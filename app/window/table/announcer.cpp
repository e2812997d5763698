#include "app/window/table/announcer.h"

namespace lk::app {

namespace {

std::optional<Chime> chimeOf(DuelAct act) {
  switch (act) {
    case DuelAct::plain:
      return std::nullopt;
    case DuelAct::struck:
      return Chime::struck;
    case DuelAct::guarded:
      return Chime::guarded;
    case DuelAct::dodged:
      return Chime::dodged;
    case DuelAct::healed:
      return Chime::healed;
    case DuelAct::scored:
      return Chime::scored;
  }
  return std::nullopt;
}

}  // namespace

Announcer::Announcer(const TableModel& table, Voice& voice, QObject* parent)
    : QObject(parent), table_(table), voice_(voice), lastStep_(table.nextStep()) {
  soon_.setSingleShot(true);
  soon_.setInterval(0);
  connect(&soon_, &QTimer::timeout, this, &Announcer::announce);
  connect(&table, &TableModel::duelJudged, this, [this] {
    duel_ = true;
    expect();
  });
  connect(&table, &TableModel::understoodChanged, this, [this] {
    understood_ = !table_.understood().isEmpty();
    expect();
  });
  connect(&table, &TableModel::noticeChanged, this, [this] {
    notice_ = true;
    expect();
  });
  connect(table.duel(), &DuelModel::acted, this, [this](DuelAct act) {
    if (const auto chime = chimeOf(act)) voice_.sound(*chime);
  });
  connect(&table, &TableModel::nextStepChanged, this, &Announcer::expect);
  connect(&table, &TableModel::shown, this, &Announcer::hush);
}

void Announcer::hush(const Moment& moment) {
  if (moment.repeated) {
    duel_ = understood_ = notice_ = false;
    if (moment.night == night_) lastStep_ = table_.nextStep();
  }
  night_ = moment.night;
}

void Announcer::announce() {
  const QString wrong = table_.refusal();
  const QString question = table_.question();
  if (notice_ && !wrong.isEmpty())
    voice_.sound(Chime::refused);
  else if (notice_ && !question.isEmpty())
    voice_.sound(Chime::asked);
  else if (understood_)
    voice_.sound(Chime::accepted);

  QStringList sentences;
  if (duel_) sentences += table_.duelAloud();
  if (notice_) sentences += {wrong, question};
  if (table_.nextStep() != lastStep_ && !table_.houseThinks()) sentences += table_.nextStep();
  sentences.removeAll(QString());
  voice_.say(sentences.join(QLatin1Char('\n')));

  lastStep_ = table_.nextStep();
  duel_ = understood_ = notice_ = false;
}

}  // namespace lk::app
