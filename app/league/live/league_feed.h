// Sends a season's state to pages. Reads the database on a thread of its own, so that a server that does not
// respond blocks nobody.
#pragma once

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QThread>

#include "app/league/live/season_shown.h"
#include "app/league/store/database_watch.h"

namespace lk::league {

class SeasonPublisher;

/// Emits from its own thread; use queued connections.
class LeagueFeed : public QObject {
  Q_OBJECT

 public:
  LeagueFeed(const Address& address, const SeasonShown& season);
  ~LeagueFeed() override;

  /// Starts reading.
  void start();

 signals:
  /// One message per language: {"league":{...}} as leagueJson(), or {"trouble":"..."} while the league cannot
  /// be read. That text reveals no details, as anybody may read it.
  void messageReady(const QMap<QString, QByteArray>& message);
  /// {"venue":{...}} as venueJson(), the same in all languages.
  void venueReady(const QByteArray& message);
  /// The error in detail, for the person who runs the program.
  void failed(const lk::Fault& fault);

 private:
  QThread* thread_;  // deletes itself, because a server that does not respond would block the destructor
  SeasonPublisher* publisher_;  // deleted on its thread
};

}  // namespace lk::league
