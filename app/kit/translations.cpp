#include "app/kit/translations.h"

#include <QDir>

#include "app/kit/built_in.h"

namespace lk::app {

namespace {

constexpr char kFolder[] = "resources/i18n/";

}  // namespace

std::vector<LanguageId> languagesOfData() {
  std::vector<LanguageId> languages;
  const QDir folder(QStringLiteral(":/lampkeeper/") + QLatin1String(kFolder));
  for (const QString& name : folder.entryList(QDir::Dirs, QDir::Name))
    if (const auto language = LanguageId::from(name.toStdString()); language && language != kEnglish)
      languages.push_back(*language);
  return languages;
}

std::vector<TranslatedFile> translatedFiles(std::string_view name) {
  std::vector<TranslatedFile> files;
  for (const LanguageId language : languagesOfData()) {
    const std::string file = kFolder + std::string(language.id()) + "/" + std::string(name);
    if (Outcome<std::string> text = builtIn(file)) files.push_back({language, file, std::move(*text)});
  }
  return files;
}

std::span<const rules::NumberWords> numberWords() {
  static const std::vector<rules::NumberWords> all = [] {
    std::vector<rules::NumberWords> read;
    for (const TranslatedFile& each : translatedFiles("numbers.json")) {
      Outcome<rules::NumberWords> words = rules::readNumberWords(each.text, each.file);
      if (!words) qFatal("lampkeeper: %s", words.fault().text().c_str());
      read.push_back(std::move(*words));
    }
    return read;
  }();
  return all;
}

}  // namespace lk::app
