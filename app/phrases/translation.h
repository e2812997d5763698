// Which language the program speaks.
#pragma once

#include <memory>

#include <QStringList>
#include <QTranslator>

#include "rules/text/language_id.h"

namespace lk::app {

/// Owns the translations that are installed; they go with it. Needs the application object.
class Translation {
 public:
  Translation() = default;
  explicit Translation(const QString& language) { speak(language); }
  Translation(const Translation&) = delete;
  Translation& operator=(const Translation&) = delete;
  ~Translation();

  /// The languages there are, by their ids, English first: those whose translation is built in.
  [[nodiscard]] static QStringList languages();
  /// What a language calls itself.
  [[nodiscard]] static QString nameOf(const QString& language);
  /// The one of them that suits the system; English where none does.
  [[nodiscard]] static QString ofSystem();

  /// From now on everything is said in this language; one that is unknown is English. Texts that were made
  /// before stay as they are.
  void speak(const QString& language);

 private:
  std::unique_ptr<QTranslator> words_;
};

/// The language of an id; English for one that is none.
LanguageId languageId(const QString& id);
/// Where its translation lies; nothing need lie there.
QString translationFile(LanguageId language);

}  // namespace lk::app
