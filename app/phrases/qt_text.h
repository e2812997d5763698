#pragma once

#include <optional>
#include <string_view>

#include <QString>

#include "rules/core/ids.h"

namespace lk::app {

/// Converts UTF-8 text of the referee, packs and rules to QString.
inline QString qtText(std::string_view utf8) {
  return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// Returns the letter of a seat ("A"); empty for nullopt.
inline QString seatLetter(std::optional<rules::Seat> seat) {
  return seat ? QString(QLatin1Char(rules::letter(*seat))) : QString();
}

}  // namespace lk::app
