#include "app/phrases/translated.h"

#include <map>
#include <memory>

#include <QTranslator>

#include "app/phrases/translation_files.h"

namespace lk::app {

namespace {

using Translators = std::map<LanguageId, std::unique_ptr<QTranslator>>;

}  // namespace

// Loaded once and never installed: a translation into a given language must not depend on the window's.
const QTranslator& translatorOf(LanguageId language) {
  static const Translators all = [] {
    Translators loaded;
    for (const QString& id : builtInLanguages()) {
      auto& translator = loaded[languageId(id)] = std::make_unique<QTranslator>();
      // A translator that fails to load translates nothing; all text stays English.
      (void)translator->load(translationFile(languageId(id)));
    }
    return loaded;
  }();
  const auto found = all.find(language);
  return found == all.end() ? *all.at(kEnglish) : *found->second;
}

QString translated(LanguageId language, const char* context, const char* english, int n) {
  if (*english == '\0') return {};
  QString text = translatorOf(language).translate(context, english, nullptr, n);
  if (text.isEmpty()) text = QString::fromUtf8(english);
  return n < 0 ? text : text.replace(QStringLiteral("%n"), QString::number(n));
}

}  // namespace lk::app
