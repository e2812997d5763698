// Switches one thread to another language for a while: for readers on their own devices.
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

class QTranslator;

namespace lk::app {

/// During its lifetime, all translations on this thread are in this language instead of the program's. An
/// unknown language gives English. Number formats stay those of the program. Requires the application object.
class LanguageScope {
 public:
  explicit LanguageScope(const QString& language);
  LanguageScope(const LanguageScope&) = delete;
  LanguageScope& operator=(const LanguageScope&) = delete;
  ~LanguageScope();

  /// Gives the scope's translation precedence over a translation that was installed since.
  static void installFirst();

 private:
  const QTranslator* before_;
};

/// Returns the results of `build` in each of these languages.
template <class Build>
auto inLanguages(const QStringList& languages, const Build& build) {
  QMap<QString, decltype(build())> results;
  for (const QString& language : languages) {
    const LanguageScope here(language);
    results[language] = build();
  }
  return results;
}

}  // namespace lk::app
