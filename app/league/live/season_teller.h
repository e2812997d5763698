// Reads a season whenever its database says that it changed, and puts it into words.
#pragma once

#include <string>

#include <QByteArray>
#include <QMap>
#include <QTimer>

#include "app/league/store/database_watch.h"

namespace lk::league {

/// Lives on one thread. See LeagueFeed for what it emits.
class SeasonTeller : public QObject {
  Q_OBJECT

 public:
  SeasonTeller(const Address& address, std::string name, std::string season);

  void start();

 signals:
  void told(const QMap<QString, QByteArray>& message);
  void troubled(const lk::Fault& fault);

 private:
  void read();
  void tellTrouble(const Fault& fault, Trouble trouble);

  DatabaseWatch watch_;
  std::string name_;
  std::string season_;
  QTimer paced_;
};

}  // namespace lk::league
