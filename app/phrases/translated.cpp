#include "app/phrases/translated.h"

#include <map>
#include <memory>
#include <mutex>

#include <QTranslator>

#include "app/phrases/translation.h"

namespace lk::app {

namespace {

/// Loaded once and never installed: what is asked for in a language must not change with the window's.
const QTranslator& translatorOf(LanguageId language) {
  static std::mutex mutex;
  static std::map<LanguageId, std::unique_ptr<QTranslator>> all;
  const std::lock_guard lock(mutex);
  std::unique_ptr<QTranslator>& translator = all[language];
  if (!translator) {
    translator = std::make_unique<QTranslator>();
    // One that fails to load translates nothing, and all is said in English.
    (void)translator->load(translationFile(language));
  }
  return *translator;
}

}  // namespace

QString translated(LanguageId language, const char* context, const char* english, int n) {
  if (*english == '\0') return {};
  QString text = translatorOf(language).translate(context, english, nullptr, n);
  if (text.isEmpty()) text = QString::fromUtf8(english);
  return n < 0 ? text : text.replace(QStringLiteral("%n"), QString::number(n));
}

}  // namespace lk::app
