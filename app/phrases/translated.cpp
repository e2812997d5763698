#include "app/phrases/translated.h"

#include <memory>

#include <QTranslator>

namespace lk::app {

namespace {

std::unique_ptr<QTranslator> loaded(const char* language) {
  auto translator = std::make_unique<QTranslator>();
  // One that fails to load translates nothing, and all is said in English.
  (void)translator->load(QStringLiteral(":/lampkeeper/i18n/lampkeeper_%1.qm").arg(QLatin1String(language)));
  return translator;
}

/// Loaded once and never installed: what is asked for in a language must not change with the window's.
const QTranslator& translatorOf(Tongue language) {
  static const std::unique_ptr<QTranslator> kEnglish = loaded("en"), kChinese = loaded("zh");
  return language == Tongue::chinese ? *kChinese : *kEnglish;
}

}  // namespace

QString translated(Tongue language, const char* context, const char* english, int n) {
  if (*english == '\0') return {};
  QString text = translatorOf(language).translate(context, english, nullptr, n);
  if (text.isEmpty()) text = QString::fromUtf8(english);
  return n < 0 ? text : text.replace(QStringLiteral("%n"), QString::number(n));
}

}  // namespace lk::app
