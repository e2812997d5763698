// A language nobody speaks, made of files alone: every text is English and 40 % longer.
#pragma once

#include <QString>

namespace lk::test {

inline constexpr char kMadeLanguage[] = "eo";

/// As LongWords has it.
QString longer(const QString& english);

/// Writes the files of the language into a folder, laid out as resources/i18n/ is, compiles them as the build
/// does and adds them to what is built in. Returns what went wrong, empty when nothing did.
QString addMadeLanguage(const QString& folder);

}  // namespace lk::test
