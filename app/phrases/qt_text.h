#pragma once

#include <optional>
#include <string_view>

#include <QString>

#include "rules/core/ids.h"

namespace lk::app {

/// What the referee, the packs and the rule texts say in UTF-8, as the window's kind of text.
inline QString qtText(std::string_view utf8) {
  return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// The letter a seat goes by at the table ("A"); empty for nobody.
inline QString seatLetter(std::optional<rules::Seat> seat) {
  return seat ? QString(QLatin1Char(rules::letter(*seat))) : QString();
}

}  // namespace lk::app
