// Another language for a while, on one thread: for whoever reads on a device of their own.
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

class QTranslator;

namespace lk::app {

/// While it lives, all that is said on this thread is said in this language, whatever the program speaks; one
/// that is unknown is English. Numbers are written as the program writes them. Needs the application object.
class LanguageScope {
 public:
  explicit LanguageScope(const QString& language);
  LanguageScope(const LanguageScope&) = delete;
  LanguageScope& operator=(const LanguageScope&) = delete;
  ~LanguageScope();

  /// Puts what is said here before a translation that was installed since.
  static void comeFirst();

 private:
  const QTranslator* before_;
};

/// What `say` returns, in each of these languages.
template <class Say>
auto inLanguages(const QStringList& languages, const Say& say) {
  QMap<QString, decltype(say())> said;
  for (const QString& language : languages) {
    const LanguageScope here(language);
    said[language] = say();
  }
  return said;
}

}  // namespace lk::app
