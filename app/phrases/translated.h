// Translations into a given language, independent of the program's.
#pragma once

#include <QString>
#include <QTranslator>

#include "rules/text/language_id.h"

namespace lk::app {

/// Returns the translator for a language. It is loaded once and never installed; it may be empty.
const QTranslator& translatorOf(LanguageId language);

/// Returns the translation of a source text of a context; `n` replaces %n if it is not negative. Returns the
/// English source if the language has no translation.
QString translated(LanguageId language, const char* context, const char* english, int n = -1);

}  // namespace lk::app
