// Reads a season whenever its database says that it changed, and puts it into words.
#pragma once

#include <QByteArray>
#include <QMap>
#include <QTimer>

#include "app/league/live/league_feed.h"

namespace lk::league {

/// Lives on one thread. See LeagueFeed for what it emits.
class SeasonTeller : public QObject {
  Q_OBJECT

 public:
  SeasonTeller(const Address& address, SeasonShown season);

  void start();

 signals:
  void told(const QMap<QString, QByteArray>& message);
  void troubled(const lk::Fault& fault);

 private:
  void read();
  void tellTrouble(const Fault& fault, Trouble trouble);

  DatabaseWatch watch_;
  SeasonShown season_;
  QTimer paced_;
};

}  // namespace lk::league
