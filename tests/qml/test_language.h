// Creates a test language from files alone: every text is English and 40 % longer.
#pragma once

#include <QString>

namespace lk::test {

inline constexpr char kMadeLanguage[] = "eo";

/// Returns the text lengthened as by LongWords.
QString longer(const QString& english);

/// Writes the files of the language into a folder with the layout of resources/i18n/, compiles them as the
/// build does and adds them to the built-in languages. Returns an error message, empty on success.
QString addMadeLanguage(const QString& folder);

}  // namespace lk::test
