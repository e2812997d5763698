// The program's language.
#pragma once

#include <memory>

#include <QStringList>
#include <QTranslator>

#include "app/phrases/translation_files.h"

namespace lk::app {

/// Owns the installed translations and removes them when destroyed. Requires the application object.
class Translation {
 public:
  Translation() = default;
  explicit Translation(const QString& language) { speak(language); }
  Translation(const Translation&) = delete;
  Translation& operator=(const Translation&) = delete;
  ~Translation();

  /// Returns the ids of all languages with a built-in translation, English first.
  [[nodiscard]] static QStringList languages() { return builtInLanguages(); }
  /// Returns a language's name in that language.
  [[nodiscard]] static QString nameOf(const QString& language);
  /// Returns the available language that fits the system's; English if none does.
  [[nodiscard]] static QString ofSystem();

  /// Switches to a language; an unknown one gives English. Existing texts do not change.
  void speak(const QString& language);

 private:
  std::unique_ptr<QTranslator> words_;
};

}  // namespace lk::app
