// Times as they are stored, and as people at the table read them.
#pragma once

#include <string>

#include <QDateTime>

namespace lk::app {

/// ISO 8601, in UTC.
std::string nowInUtc();

/// Where the table stands; what bears no zone was stored there. Invalid when it is no ISO 8601.
QDateTime localTime(const std::string& stored);

}  // namespace lk::app
