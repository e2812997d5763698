#include "app/phrases/translation.h"

#include <QCoreApplication>
#include <QLocale>

#include "app/phrases/speak_here.h"

namespace lk::app {

Translation::~Translation() {
  if (words_) QCoreApplication::removeTranslator(words_.get());
}

QStringList Translation::languages() {
  return {QStringLiteral("en"), QStringLiteral("zh")};
}

QString Translation::ofSystem() {
  return QLocale::system().language() == QLocale::Chinese ? QStringLiteral("zh") : QStringLiteral("en");
}

void Translation::speak(const QString& language) {
  if (words_) QCoreApplication::removeTranslator(words_.get());
  words_ = std::make_unique<QTranslator>();
  const QString known = languages().contains(language) ? language : languages().front();
  // Dates and numbers follow the words.
  QLocale::setDefault(known == QLatin1String("zh") ? QLocale(QLocale::Chinese, QLocale::China)
                                                   : QLocale(QLocale::English, QLocale::UnitedKingdom));
  if (words_->load(QStringLiteral(":/lampkeeper/i18n/lampkeeper_%1.qm").arg(known)))
    QCoreApplication::installTranslator(words_.get());
  SpeakHere::comeFirst();
}

}  // namespace lk::app
