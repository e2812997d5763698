// Reads a season whenever its database changes and builds the messages about it.
#pragma once

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QTimer>

#include "app/league/live/season_shown.h"
#include "app/league/store/database_watch.h"

namespace lk::league {

/// Lives on one thread. See LeagueFeed for its signals.
class SeasonPublisher : public QObject {
  Q_OBJECT

 public:
  SeasonPublisher(const Address& address, SeasonShown season);

  void start();

 signals:
  void messageReady(const QMap<QString, QByteArray>& message);
  void venueReady(const QByteArray& message);
  void failed(const lk::Fault& fault);

 private:
  void read();
  void reportFault(const Fault& fault, DatabaseError error);

  DatabaseWatch watch_;
  SeasonShown season_;
  QTimer paced_;
};

}  // namespace lk::league
