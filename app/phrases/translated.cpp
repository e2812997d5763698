#include "app/phrases/translated.h"

#include <map>
#include <memory>
#include <mutex>

#include <QTranslator>

namespace lk::app {

namespace {

/// Loaded once and never installed: what is asked for in a language must not change with the window's.
const QTranslator& translatorOf(Tongue language) {
  static std::mutex guard;
  static std::map<Tongue, std::unique_ptr<QTranslator>> loaded;
  const std::lock_guard lock(guard);
  std::unique_ptr<QTranslator>& translator = loaded[language];
  if (!translator) {
    translator = std::make_unique<QTranslator>();
    // One that fails to load translates nothing, and all is said in English.
    (void)translator->load(QStringLiteral(":/lampkeeper/i18n/lampkeeper_%1.qm")
                               .arg(QLatin1String(language == Tongue::chinese ? "zh" : "en")));
  }
  return *translator;
}

}  // namespace

QString translated(Tongue language, const char* context, const char* english, int n) {
  if (*english == '\0') return {};
  QString text = translatorOf(language).translate(context, english, nullptr, n);
  if (text.isEmpty()) text = QString::fromUtf8(english);
  return n < 0 ? text : text.replace(QStringLiteral("%n"), QString::number(n));
}

}  // namespace lk::app
