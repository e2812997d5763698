// Texts in a language that is asked for, whichever the program speaks.
#pragma once

#include <QString>
#include <QTranslator>

#include "rules/text/language_id.h"

namespace lk::app {

/// The translation to a language, loaded once and never installed; it may translate nothing.
const QTranslator& translatorOf(LanguageId language);

/// Returns the translation of a source text of a context, with `n` in the place of %n where it is not
/// negative. What a language lacks is the English source.
QString translated(LanguageId language, const char* context, const char* english, int n = -1);

}  // namespace lk::app
