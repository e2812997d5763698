#include "app/phrases/plural.h"

#include <algorithm>
#include <limits>

#include <QCoreApplication>

#include "app/phrases/spoken.h"
#include "app/phrases/translated.h"

namespace lk::app {

namespace {

/// Returns the number of the form for a value, from 1. Qt knows which languages have which forms; their
/// numbers are the translations of a text of the spoken language's own file.
qsizetype formNumber(const QString& value, LanguageId language) {
  //: the number of each plural form, in the order of the fields: 1, 2, ...
  static const char* const kForm = QT_TRANSLATE_N_NOOP("Words", "plural form");
  qsizetype begin = value.size();
  while (begin > 0 && value[begin - 1].isDigit()) --begin;
  bool counts = false;
  const int count = QStringView(value).sliced(begin).toInt(&counts);
  const int form = counts ? translated(language, "Words", kForm, count).toInt(&counts) : 0;
  return counts ? form : std::numeric_limits<qsizetype>::max();
}

}  // namespace

void fillPlace(QString& sentence, const QString& name, const QString& value) {
  const QString opening = QStringLiteral("{%1:").arg(name);
  for (qsizetype at = 0; (at = sentence.indexOf(opening, at)) >= 0;) {
    const qsizetype begin = at + opening.size();
    const qsizetype end = sentence.indexOf(QLatin1Char('}'), begin);
    if (end < 0) break;
    const QStringList forms = sentence.mid(begin, end - begin).split(QLatin1Char('|'));
    const QString form = pluralForm(forms, value, spoken());
    sentence.replace(at, end + 1 - at, form);
    at += form.size();
  }
  sentence.replace(QStringLiteral("{%1}").arg(name), value);
}

QString pluralForm(const QStringList& forms, const QString& value, LanguageId language) {
  return forms[std::clamp<qsizetype>(formNumber(value, language), 1, forms.size()) - 1];
}

}  // namespace lk::app
