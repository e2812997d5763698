#include "app/window/history/evening_model.h"

#include <QDir>

#include "app/phrases/fill.h"
#include "app/phrases/qt_text.h"
#include "app/window/history/course_chart.h"

namespace lk::app {

namespace {

/// "Points: Ann 12, Ben 9 in the end".
QString spoken(const Chart& chart) {
  QStringList ends;
  for (const ChartLine& line : chart.lines)
    if (!line.values.empty())
      ends += QStringLiteral("%1 %2").arg(line.label).arg(line.values.back()).trimmed();
  return EveningModel::tr("%1 in the end: %2").arg(chart.title, listed(ends));
}

}  // namespace

EveningModel::EveningModel(HistoryModel& history, QObject* parent) : QObject(parent), history_(&history) {
  connect(history_, &HistoryModel::opening, this, [this] { setBusy(true); });
  connect(history_, &HistoryModel::opened, this, &EveningModel::show);
  connect(history_, &HistoryModel::troubleChanged, this, [this] { setBusy(false); });
  connect(history_, &HistoryModel::written, this, [this](const QString& file, const QString& trouble) {
    if (!trouble.isEmpty()) return setSaid(trouble);
    setSaid(tr("Written to %1").arg(QDir::toNativeSeparators(file)), file);
  });
}

void EveningModel::show(const OpenNightPtr& night) {
  night_ = night;
  setBusy(false);
  setSaid({});
  retell();
  if (!live() || night == played_) return;
  played_ = night;
  emit ended();
}

void EveningModel::showPlayed() {
  if (played_ && night_ != played_) history_->show(played_);
}

void EveningModel::retell() {
  deciders_.clear();
  charts_.clear();
  story_.clear();
  best_.clear();
  if (!night_) return emit changed();
  const NightRecord& record = night_->record;
  const GameKit& kit = *record.log.kit;
  for (const DeciderWords& words : deciderWords(record.evening, kit))
    deciders_.push_back(QVariantMap{{QStringLiteral("label"), words.label},
                                    {QStringLiteral("values"), words.values},
                                    {QStringLiteral("rule"), words.rule},
                                    {QStringLiteral("ruleText"), words.ruleText},
                                    {QStringLiteral("decides"), words.decides}});
  for (const Chart& chart : chartsOf(record))
    charts_.push_back(QVariantMap{{QStringLiteral("title"), chart.title},
                                  {QStringLiteral("text"), spoken(chart)},
                                  {QStringLiteral("chart"), QVariant::fromValue(chart)}});
  const BestFightWords best = bestFightWords(record.evening, kit, record.names);
  best_ = {{QStringLiteral("measure"), best.measure},
           {QStringLiteral("title"), best.title},
           {QStringLiteral("text"), best.text}};
  if (record.evening.best)
    best_[QStringLiteral("event")] = record.evening.fights[*record.evening.best].lastEvent;
  for (const StoryPart& part : storyOf(record.evening, kit, record.names))
    story_.push_back(QVariantMap{{QStringLiteral("title"), part.title},
                                 {QStringLiteral("text"), told(part.sentences)},
                                 {QStringLiteral("event"), part.event}});
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
  return whereItStood(night_->record.evening.summary, *night_->record.log.kit, night_->record.names);
}

QVariantList EveningModel::seats() const {
  QVariantList out;
  if (!night_) return out;
  for (int i = 0; i < night_->record.evening.summary.seats; ++i) {
    const rules::Seat seat = rules::kAllSeats[static_cast<std::size_t>(i)];
    out.push_back(QVariantMap{{QStringLiteral("letter"), seatLetter(seat)},
                              {QStringLiteral("name"), night_->record.names[seat]}});
  }
  return out;
}

void EveningModel::save(const QString& kind) {
  if (!night_) return;
  const ExportKind as = kind == QLatin1String("pdf")    ? ExportKind::pdf
                        : kind == QLatin1String("json") ? ExportKind::json
                                                        : ExportKind::text;
  saveTo(as, QDir(folder_).filePath(exportName(night_->record, as)));
}

void EveningModel::saveTo(ExportKind kind, const QString& file) {
  if (!night_) return;
  QDir().mkpath(QFileInfo(file).path());
  setSaid(tr("Writing %1").arg(QFileInfo(file).fileName()));
  history_->write(night_, kind, file);
}

void EveningModel::setBusy(bool busy) {
  if (busy == busy_) return;
  busy_ = busy;
  emit busyChanged();
}

void EveningModel::setSaid(const QString& said, const QString& file) {
  if (said == said_ && file == savedFile_) return;
  said_ = said;
  savedFile_ = file;
  emit saidChanged();
}

}  // namespace lk::app
