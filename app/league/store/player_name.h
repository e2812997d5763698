// Names as people write them, of any script.
#pragma once

#include <string>

#include <QString>

#include "rules/text/fault.h"

namespace lk::league {

inline constexpr int kLongestName = 200;  // letters, as people count them: code points

/// The name without spaces around it, composed as Unicode advises. Faults: empty, too long, or with
/// characters that are not seen and change how others are (control characters, directions of writing).
Outcome<QString> properName(const std::string& name);

/// What two names have in common that nobody could tell apart when spoken: small letters, composed.
QString folded(const QString& name);

/// What a player is called in lists: the name, and the house behind it where there is one.
QString labelOf(const QString& name, const QString& house);

}  // namespace lk::league
