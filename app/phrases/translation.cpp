#include "app/phrases/translation.h"

#include <QCoreApplication>
#include <QLocale>

#include "app/phrases/language_scope.h"
#include "app/phrases/translated.h"

namespace lk::app {

Translation::~Translation() {
  if (words_) QCoreApplication::removeTranslator(words_.get());
}

QString Translation::nameOf(const QString& language) {
  //: what the language of this translation is called in itself: Deutsch
  static const char* const kName = QT_TRANSLATE_NOOP("Language", "English");
  return translated(languageId(language), "Language", kName);
}

QString Translation::ofSystem() {
  const QStringList known = languages();
  for (QString wanted : QLocale::system().uiLanguages())
    // "pt-Latn-BR", then "pt-Latn", then "pt".
    for (; !wanted.isEmpty(); wanted.truncate(std::max<qsizetype>(0, wanted.lastIndexOf(QLatin1Char('-')))))
      if (known.contains(wanted)) return wanted;
  return known.front();
}

void Translation::speak(const QString& language) {
  if (words_) QCoreApplication::removeTranslator(words_.get());
  words_ = std::make_unique<QTranslator>();
  const QString known = languages().contains(language) ? language : languages().front();
  const bool loaded = words_->load(translationFile(languageId(known)));
  // Number and date formats follow the translation, which names its country.
  QLocale::setDefault(QLocale(loaded ? words_->language() : known));
  if (loaded) QCoreApplication::installTranslator(words_.get());
  LanguageScope::installFirst();
}

}  // namespace lk::app
