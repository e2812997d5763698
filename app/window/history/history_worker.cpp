#include "app/window/history/history_worker.h"

#include <algorithm>

#include <QFileInfo>

#include "app/kit/out_file.h"
#include "app/kit/own_packs.h"
#include "app/phrases/fault_words.h"
#include "app/phrases/resume_words.h"
#include "app/record/players/bg_stats.h"
#include "app/record/players/nights_table.h"

namespace lk::app {

namespace {

constexpr int kAtOnce = 20;  // nights summed up before other requests are processed

QString inWords(const Fault& fault) {
  return faultText(fault);
}

/// Returns which of its events the current rules refuse; empty if there are none.
QString refused(const NightLog& log) {
  return log.refused ? refusedText(*log.refused, *log.kit, namesOf(log.info.players)) : QString();
}

}  // namespace

HistoryWorker::HistoryWorker(HistoryPlaces places) : places_(std::move(places)) {}

std::optional<carddb::Journal> HistoryWorker::journal() {
  if (places_.journal.empty() || !QFileInfo::exists(QString::fromStdString(places_.journal))) return {};
  Outcome<carddb::Journal> journal = carddb::Journal::open(places_.journal);
  if (journal) return std::move(*journal);
  emit failed(inWords(journal.fault()));
  return {};
}

void HistoryWorker::list() {
  kits_.clear();  // own packs may have changed
  open_.clear();
  list_.clear();
  std::optional<carddb::Journal> journal = this->journal();
  if (journal && !purged_) {
    if (const Outcome<Done> purged = journal->purge(); !purged) emit failed(inWords(purged.fault()));
    purged_ = true;
  }
  QList<ListedNight> nights;
  if (journal) {
    const Outcome<std::vector<carddb::NightInfo>> all = journal->nights();
    if (!all) return emit failed(inWords(all.fault()));
    for (const carddb::NightInfo& info : *all) {
      if (info.events == 0) continue;
      const auto known = known_.find(info.id);
      const bool same = known != known_.end() && known->second.info.events == info.events &&
                        known->second.info.finished == info.finished;
      ListedNight night = same ? known->second : ListedNight{info, nullptr, {}, {}};
      night.words = wordsOf(night);  // again, because the language may have changed
      nights.push_back(std::move(night));
      list_.push_back(info);
      if (!same) open_.push_back(info);
    }
  }
  std::reverse(open_.begin(), open_.end());
  emit listed(nights);
  emit summed({}, static_cast<int>(open_.size()));
  sumSome(++turn_);
}

void HistoryWorker::sumSome(int turn) {
  if (turn != turn_) return;
  if (open_.empty()) return showPlayers();
  const std::optional<carddb::Journal> journal = this->journal();
  if (!journal) return;
  QList<ListedNight> done;
  for (int i = 0; i < kAtOnce && !open_.empty(); ++i) {
    done.push_back(summedUp(*journal, open_.back()));
    done.back().words = wordsOf(done.back());
    open_.pop_back();
    known_[done.back().info.id] = done.back();
  }
  emit summed(done, static_cast<int>(open_.size()));
  QMetaObject::invokeMethod(
      this, [this, turn] { sumSome(turn); }, Qt::QueuedConnection);
}

std::vector<SummedNight> HistoryWorker::summedNights() const {
  std::vector<SummedNight> all;
  for (const carddb::NightInfo& info : list_)
    if (const auto known = known_.find(info.id); known != known_.end() && known->second.sum)
      all.push_back(*known->second.sum);
  return all;
}

void HistoryWorker::showPlayers() {
  const std::vector<PlayerFigures> players = playerFigures(summedNights());
  emit playersAre(QList<PlayerFigures>(players.begin(), players.end()));
}

Outcome<std::shared_ptr<const GameKit>> HistoryWorker::kitOf(const std::string& game) {
  if (const auto known = kits_.find(game); known != kits_.end()) return known->second;
  Outcome<OwnKit> own = loadOwnKit(game, places_.packs);
  if (!own) return own.fault();
  return kits_[game] = own->kit;
}

Outcome<NightLog> HistoryWorker::logOf(const carddb::Journal& journal, const carddb::NightInfo& info) {
  const Outcome<std::shared_ptr<const GameKit>> kit = kitOf(info.game);
  if (!kit) return kit.fault();
  Outcome<std::vector<rules::Event>> events = journal.events(info.id);
  if (!events) return events.fault();
  Resumed up = resumed(**kit, std::move(*events));
  return NightLog{*kit, info, up.referee.log(), std::move(up.refused)};
}

ListedNight HistoryWorker::summedUp(const carddb::Journal& journal, const carddb::NightInfo& info) {
  const Outcome<NightLog> log = logOf(journal, info);
  if (!log) return {info, nullptr, inWords(log.fault()), {}};
  const Outcome<NightStory> evening = eveningOf(*log->kit, log->events);
  if (!evening) return {info, nullptr, inWords(evening.fault()), {}};
  return {
      info, std::make_shared<SummedNight>(SummedNight{info, evening->summary, log->kit}), refused(*log), {}};
}

void HistoryWorker::open(qint64 night) {
  const std::optional<carddb::Journal> journal = this->journal();
  if (!journal) return;
  const Outcome<std::vector<carddb::NightInfo>> all = journal->nights();
  if (!all) return emit failed(inWords(all.fault()));
  const auto info =
      std::find_if(all->begin(), all->end(), [&](const carddb::NightInfo& each) { return each.id == night; });
  if (info == all->end()) return;
  Outcome<NightLog> log = logOf(*journal, *info);
  if (!log) return emit failed(inWords(log.fault()));
  const Outcome<OpenNightPtr> opened = openNight(std::move(*log), false);
  if (!opened) return emit failed(inWords(opened.fault()));
  emit this->opened(*opened);
  if (const QString why = refused((*opened)->record.log); !why.isEmpty()) emit failed(why);
}

void HistoryWorker::read(const NightLog& live) {
  const Outcome<OpenNightPtr> opened = openNight(live, true);
  if (!opened) return emit failed(inWords(opened.fault()));
  emit this->opened(*opened);
}

void HistoryWorker::mark(qint64 night, Outcome<Done> (carddb::Journal::*how)(std::int64_t)) {
  std::optional<carddb::Journal> journal = this->journal();
  if (!journal) return;
  if (const Outcome<Done> done = ((*journal).*how)(night); !done) emit failed(inWords(done.fault()));
  list();
}

void HistoryWorker::remove(qint64 night) {
  mark(night, &carddb::Journal::remove);
}
void HistoryWorker::restore(qint64 night) {
  mark(night, &carddb::Journal::restore);
}

void HistoryWorker::writeTable(const QString& file) {
  const Outcome<Done> done = writeWholeFile(file.toStdString(), nightsTable(summedNights()));
  emit tabled(file, done ? QString() : inWords(done.fault()));
}

void HistoryWorker::write(const OpenNightPtr& night, ExportKind kind, const QString& file) {
  const Outcome<Done> done = exportEvening(night->record, kind, file);
  emit written(file, done ? QString() : inWords(done.fault()));
}

void HistoryWorker::showPlayer(const QString& name, const NightsWanted& wanted) {
  emit playerIs(playerPage(name, summedNights(), wanted));
}

void HistoryWorker::writePlayer(const QString& name, const NightsWanted& wanted, PlayerFile kind,
                                const QString& file) {
  const std::vector<SummedNight> nights = nightsOf(name, summedNights(), wanted);
  const std::string text =
      kind == PlayerFile::table ? nightsTable(nights) : bgStatsPage(nights).toStdString();
  const Outcome<Done> done = writeWholeFile(file.toStdString(), text);
  emit playerWritten(file, done ? QString() : inWords(done.fault()));
}

}  // namespace lk::app
