// A season as pages show it, from a thread of its own: a database that does not answer disturbs nobody.
#pragma once

#include <optional>
#include <string>

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QThread>

#include "app/league/model/ids.h"
#include "app/league/store/database_watch.h"

namespace lk::league {

class SeasonPublisher;

/// Which season is shown: one by its number in the database, or by its names; the newest of the name where
/// `season` is empty, the newest of all where the name is.
struct SeasonShown {
  std::optional<LeagueId> id;
  std::string name;
  std::string season;
};

/// Emits from its own thread; connect() queues to yours.
class LeagueFeed : public QObject {
  Q_OBJECT

 public:
  LeagueFeed(const Address& address, const SeasonShown& season);
  ~LeagueFeed() override;

  /// Begins to look.
  void start();

 signals:
  /// By language, {"league":{...}} as leagueJson(), or {"trouble":"..."} while it cannot be read, in words
  /// that everybody may read.
  void told(const QMap<QString, QByteArray>& message);
  /// The reason, for whoever runs the program.
  void troubled(const lk::Fault& fault);

 private:
  QThread* thread_;             // deletes itself: a server that does not answer would keep everybody waiting
  SeasonPublisher* publisher_;  // deleted on its thread
};

}  // namespace lk::league
