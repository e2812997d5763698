// Players' names: checking, comparing and showing them, in any script.
#pragma once

#include <string>

#include <QString>

#include "rules/text/fault.h"

namespace lk::league {

inline constexpr int kMaxName = 200;  // in code points

/// Returns the name without surrounding spaces, in Unicode's composed form. Fails if it is empty, too long,
/// or contains invisible characters that change how others look (control characters, changes of writing
/// direction).
Outcome<QString> properName(const std::string& name);

/// Returns the form in which names are compared: NFKC, case-folded, with single spaces. Nobody hears the
/// differences that it removes.
QString folded(const QString& name);

/// Returns a player's name in lists: the name, followed by the house if there is one.
QString labelOf(const QString& name, const QString& house);

}  // namespace lk::league
