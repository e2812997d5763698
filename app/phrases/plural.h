// Words whose form depends on a number: "{n} {n:card|cards}".
#pragma once

#include <QString>
#include <QStringList>

#include "rules/text/language_id.h"

namespace lk::app {

/// Replaces {name} by the value, and each {name:one|other} by the form that the value needs in the spoken
/// language. A sentence has as many forms as its language, in the order of its translation file. A value that
/// does not end with a number needs the last form.
void fillPlace(QString& sentence, const QString& name, const QString& value);

/// Returns the one of `forms` that the value needs in a language. Precondition: `forms` is not empty.
QString pluralForm(const QStringList& forms, const QString& value, LanguageId language);

}  // namespace lk::app
