// Times as they are stored, and as local times for display.
#pragma once

#include <string>

#include <QDateTime>

namespace lk::app {

/// Returns the current time in UTC, ISO 8601.
std::string nowInUtc();

/// Returns a stored time as local time. A stored time without a zone is local already. Returns an invalid
/// QDateTime if the text is not ISO 8601.
QDateTime localTime(const std::string& stored);

}  // namespace lk::app
