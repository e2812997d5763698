#include "app/session/night/clock.h"

namespace lk::app {

std::string nowInUtc() {
  return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
}

QDateTime localTime(const std::string& stored) {
  return QDateTime::fromString(QString::fromStdString(stored), Qt::ISODate).toLocalTime();
}

}  // namespace lk::app
