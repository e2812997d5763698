#include "app/window/history/evening_model.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/qt_text.h"
#include "app/record/evening/moments.h"
#include "app/record/evening/share_picture.h"
#include "app/window/history/course_chart.h"
#include "app/window/shared/pictures/picture_addresses.h"

namespace lk::app {

namespace {

/// Returns the text of a chart for screen readers: "Points: Ann 12, Ben 9 in the end".
QString spoken(const Chart& chart) {
  QStringList ends;
  for (const ChartLine& line : chart.lines)
    if (!line.values.empty())
      ends += QStringLiteral("%1 %2").arg(line.label).arg(line.values.back()).trimmed();
  return EveningModel::tr("%1 at the end: %2").arg(chart.title, listed(ends));
}

}  // namespace

EveningModel::EveningModel(HistoryModel& history, QObject* parent) : QObject(parent), history_(&history) {
  connect(history_, &HistoryModel::opening, this, [this] { setBusy(true); });
  connect(history_, &HistoryModel::opened, this, &EveningModel::show);
  connect(history_, &HistoryModel::errorTextChanged, this, [this] { setBusy(false); });
  connect(history_, &HistoryModel::written, this, [this](const QString& file, const QString& errorText) {
    if (!errorText.isEmpty()) return setMessage(errorText);
    setMessage(tr("Saved to %1").arg(QDir::toNativeSeparators(file)), file);
  });
}

void EveningModel::show(const OpenNightPtr& night) {
  night_ = night;
  setBusy(false);
  setMessage({});
  retranslate();
  if (!live() || night == played_) return;
  played_ = night;
  emit ended();
}

void EveningModel::showPlayed() {
  if (played_ && night_ != played_) history_->show(played_);
}

void EveningModel::retranslate() {
  deciders_.clear();
  charts_.clear();
  story_.clear();
  moments_.clear();
  if (!night_) return emit changed();
  const NightRecord& record = night_->record;
  const GameKit& kit = *record.log.kit;
  for (const DeciderWords& words : deciderWords(record.evening, kit, record.names))
    deciders_ += Decider{words.label, words.values, words.rule, words.ruleText, words.decides};
  for (const Chart& chart : chartsOf(record))
    charts_ += ShownChart{chart.title, spoken(chart), QVariant::fromValue(chart)};
  for (const NightMoment& moment : momentsOf(record.evening, kit, record.names))
    moments_ += TellingMoment{moment.measure, moment.title, moment.text, moment.event};
  for (const StoryPart& part : storyOf(record.evening, kit, record.names))
    story_ += StoryTurn{part.title, joinSentences(part.sentences), part.event};
  emit changed();
}

QString EveningModel::headline() const {
  return night_ ? eveningHeadline(night_->record.evening.summary, night_->record.names) : QString();
}

QString EveningModel::about() const {
  return night_ ? eveningAbout(night_->record) : QString();
}

QString EveningModel::stood() const {
  if (!night_ || finished()) return {};
  return standingWhenLeft(night_->record.evening.summary, *night_->record.log.kit, night_->record.names);
}

QString EveningModel::score() const {
  return night_ ? finalScore(night_->record) : QString();
}

bool EveningModel::counts() const {
  return night_ && night_->record.evening.summary.counts && night_->record.evening.summary.seats == 2;
}

QString EveningModel::decided() const {
  return night_ ? deciderText(night_->record) : QString();
}

QString EveningModel::winner() const {
  if (!night_ || night_->record.evening.summary.together) return {};
  return seatLetter(night_->record.evening.summary.result.winner);
}

QList<EveningCard> EveningModel::cards() const {
  QList<EveningCard> out;
  if (!night_) return out;
  const NightRecord& record = night_->record;
  for (int i = 0; i < record.evening.summary.seats; ++i) {
    const rules::Seat seat = rules::kAllSeats[static_cast<std::size_t>(i)];
    const rules::CardId card = cardOf(record, seat);
    if (!card.known()) continue;
    const rules::CardDef& def = record.log.kit->cards[card];
    const EveningCard its{seatLetter(seat), cardName(def), facePicture(*record.log.kit, def.id)};
    out.insert(seatLetter(seat) == winner() ? 0 : out.size(), its);
  }
  return out;
}

QList<EveningSeat> EveningModel::seats() const {
  QList<EveningSeat> out;
  if (!night_) return out;
  for (int i = 0; i < night_->record.evening.summary.seats; ++i) {
    const rules::Seat seat = rules::kAllSeats[static_cast<std::size_t>(i)];
    out += EveningSeat{seatLetter(seat), night_->record.names[seat]};
  }
  return out;
}

void EveningModel::save(const QString& kind) {
  if (!night_) return;
  const ExportKind as = kind == QLatin1String("pdf")       ? ExportKind::pdf
                        : kind == QLatin1String("json")    ? ExportKind::json
                        : kind == QLatin1String("picture") ? ExportKind::picture
                                                           : ExportKind::text;
  saveTo(as, QDir(folder_).filePath(exportName(night_->record, as)));
}

void EveningModel::saveTo(ExportKind kind, const QString& file) {
  if (!night_) return;
  QDir().mkpath(QFileInfo(file).path());
  setMessage(tr("Saving %1").arg(QFileInfo(file).fileName()));
  history_->write(night_, kind, file);
}

void EveningModel::copyText() {
  if (!night_) return;
  QGuiApplication::clipboard()->setText(shareText(night_->record));
  setMessage(tr("Copied: paste it wherever you like"));
}

void EveningModel::playAgain() {
  if (night_) emit rematchWanted(night_->record.log);
}

void EveningModel::setBusy(bool busy) {
  if (busy == busy_) return;
  busy_ = busy;
  emit busyChanged();
}

void EveningModel::setMessage(const QString& text, const QString& file) {
  if (text == message_ && file == savedFile_) return;
  message_ = text;
  savedFile_ = file;
  emit messageChanged();
}

}  // namespace lk::app
