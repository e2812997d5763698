#include "app/phrases/translation_files.h"

#include <QDir>

#include "app/phrases/qt_text.h"

namespace lk::app {

namespace {

constexpr QLatin1String kFolder(":/lampkeeper/i18n/");
constexpr QLatin1String kBefore("lampkeeper_");
constexpr QLatin1String kBehind(".qm");

}  // namespace

QStringList builtInLanguages() {
  const QString english = qtText(kEnglish.id());
  QStringList all{english};
  for (const QString& file :
       QDir(kFolder).entryList({kBefore + QLatin1Char('*') + kBehind}, QDir::Files, QDir::Name)) {
    const QString id = file.mid(kBefore.size()).chopped(kBehind.size());
    if (id != english && LanguageId::from(id.toStdString())) all += id;
  }
  return all;
}

LanguageId languageId(const QString& id) {
  return LanguageId::from(id.toStdString()).value_or(kEnglish);
}

QString translationFile(LanguageId language) {
  return kFolder + kBefore + qtText(language.id()) + kBehind;
}

}  // namespace lk::app
