// The worker of the history: reads the journal, sums up nights, writes exports.
#pragma once

#include <map>

#include <QObject>

#include "app/record/evening/evening_export.h"
#include "app/record/players/player_page.h"
#include "app/window/history/listed_night.h"
#include "app/window/history/open_night.h"

namespace lk::app {

/// The journal file, and the folder of own packs that nights may have been played with (empty: none).
struct HistoryPlaces {
  std::string journal;
  std::string packs;
};

/// The format for a player's nights: a table for spreadsheet programs, or links for BG Stats.
enum class PlayerFile { table, bgStats };

/// Lives on a thread of its own; its slots are called across threads.
class HistoryWorker : public QObject {
  Q_OBJECT

 public:
  explicit HistoryWorker(HistoryPlaces places);

 public slots:
  /// Emits listed() immediately and summed() several times, a few nights each. A night is summed up again
  /// only if its events changed. The first call also deletes permanently the nights that were removed in
  /// earlier sessions.
  void list();
  void open(qint64 night);
  void read(const lk::app::NightLog& live);
  void remove(qint64 night);
  void restore(qint64 night);
  /// Writes all nights summed up so far as a table; tabled() follows.
  void writeTable(const QString& file);
  void write(const lk::app::OpenNightPtr& night, lk::app::ExportKind kind, const QString& file);
  /// Computes a player's page from the nights summed up so far; playerIs() follows.
  void showPlayer(const QString& name, const lk::app::NightsWanted& wanted);
  /// Writes these nights of a player; playerWritten() follows.
  void writePlayer(const QString& name, const lk::app::NightsWanted& wanted, lk::app::PlayerFile kind,
                   const QString& file);

 signals:
  void listed(const QList<lk::app::ListedNight>& nights);
  /// `left` is the number of nights not summed up yet.
  void summed(const QList<lk::app::ListedNight>& nights, int left);
  /// The figures of all players. Emitted when all nights are summed up.
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
  /// Returns the nights summed up so far, in the order of the list.
  [[nodiscard]] std::vector<SummedNight> summedNights() const;
  ListedNight summedUp(const carddb::Journal& journal, const carddb::NightInfo& info);
  Outcome<std::shared_ptr<const GameKit>> kitOf(const std::string& game);
  Outcome<NightLog> logOf(const carddb::Journal& journal, const carddb::NightInfo& info);
  /// Returns nullopt if there is no journal yet; reading must not create the file.
  std::optional<carddb::Journal> journal();
  void mark(qint64 night, Outcome<Done> (carddb::Journal::*how)(std::int64_t));

  HistoryPlaces places_;
  bool purged_ = false;
  std::map<std::string, std::shared_ptr<const GameKit>> kits_;
  std::map<std::int64_t, ListedNight> known_;
  std::vector<carddb::NightInfo> list_;  // as in the last listed()
  std::vector<carddb::NightInfo> open_;  // still to be summed up, the next one last
  int turn_ = 0;                         // number of the current listing; an older one stops
};

}  // namespace lk::app
