// The translations that are built into the program.
#pragma once

#include <QString>
#include <QStringList>

#include "rules/text/language_id.h"

namespace lk::app {

/// Returns the ids of all languages with a built-in translation, English first.
QStringList builtInLanguages();
/// Returns the language with an id; English if the id is invalid.
LanguageId languageId(const QString& id);
/// Returns the path of its translation file; the file may not exist.
QString translationFile(LanguageId language);

}  // namespace lk::app
