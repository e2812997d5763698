// The thread behind the history: reads the journal, works out what nights came to, writes exports.
#pragma once

#include <map>

#include <QObject>

#include "app/record/evening/evening_export.h"
#include "app/record/players/player_page.h"
#include "app/window/history/listed_night.h"
#include "app/window/history/open_night.h"

namespace lk::app {

/// Where nights are kept, and the folder of own packs they may have been played with; none when empty.
struct HistoryPlaces {
  std::string journal;
  std::string packs;
};

/// What a player's nights are written as: rows for a program that reads tables, or links for BG Stats.
enum class PlayerFile { table, bgStats };

/// Lives on a thread of its own; its slots are called across threads.
class HistoryWorker : public QObject {
  Q_OBJECT

 public:
  explicit HistoryWorker(HistoryPlaces places);

 public slots:
  /// Tells listed() at once and summed() bit by bit, each night once as long as it does not grow. The first
  /// time, what was removed in earlier evenings is deleted for good.
  void list();
  void open(qint64 night);
  void read(const lk::app::NightLog& live);
  void remove(qint64 night);
  void restore(qint64 night);
  /// Writes all nights that are summed as a table; tabled() follows.
  void writeTable(const QString& file);
  void write(const lk::app::OpenNightPtr& night, lk::app::ExportKind kind, const QString& file);
  /// Of the nights that are summed; playerIs() follows.
  void showPlayer(const QString& name, const lk::app::NightsWanted& wanted);
  /// Writes those nights of a player; playerWritten() follows.
  void writePlayer(const QString& name, const lk::app::NightsWanted& wanted, lk::app::PlayerFile kind,
                   const QString& file);

 signals:
  void listed(const QList<lk::app::ListedNight>& nights);
  /// `left`: how many are still to come.
  void summed(const QList<lk::app::ListedNight>& nights, int left);
  /// What people have to show, once all nights are summed.
  void playersAre(const QList<lk::app::PlayerFigures>& players);
  void playerIs(const lk::app::PlayerPage& player);
  void playerWritten(const QString& file, const QString& errorText);
  void opened(const lk::app::OpenNightPtr& night);
  void written(const QString& file, const QString& errorText);
  void tabled(const QString& file, const QString& errorText);
  void failed(const QString& what);

 private:
  void sumSome(int turn);
  void showPlayers();
  /// Those that are summed, in the order they were listed.
  [[nodiscard]] std::vector<SummedNight> summedNights() const;
  ListedNight summedUp(const carddb::Journal& journal, const carddb::NightInfo& info);
  Outcome<std::shared_ptr<const GameKit>> kitOf(const std::string& game);
  Outcome<NightLog> logOf(const carddb::Journal& journal, const carddb::NightInfo& info);
  /// Nothing when there is no journal yet: looking must not make the file.
  std::optional<carddb::Journal> journal();
  void mark(qint64 night, Outcome<Done> (carddb::Journal::*how)(std::int64_t));

  HistoryPlaces places_;
  bool purged_ = false;
  std::map<std::string, std::shared_ptr<const GameKit>> kits_;
  std::map<std::int64_t, ListedNight> known_;
  std::vector<carddb::NightInfo> list_;  // as told last
  std::vector<carddb::NightInfo> open_;  // still to be summed, the next one last
  int turn_ = 0;                         // of listing: an older one stops
};

}  // namespace lk::app
