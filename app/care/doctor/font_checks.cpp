#include <set>
#include <vector>

#include <QCoreApplication>
#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QRawFont>
#include <QSettings>

#include "app/care/doctor/checks.h"
#include "app/kit/data_folder.h"
#include "app/phrases/translated.h"
#include "app/phrases/translation.h"

namespace lk::app {

namespace {

struct FontChecks {
  Q_DECLARE_TR_FUNCTIONS(Doctor)
};

/// Sample texts whose translations contain the letters of each language.
constexpr const char* kSamples[] = {QT_TRANSLATE_NOOP("Doctor", "Nothing saved yet"),
                                    QT_TRANSLATE_NOOP("Doctor", "Nights and settings can be saved")};

QString sampleOf(const QString& language) {
  QString sample = Translation::nameOf(language);
  for (const char* words : kSamples) sample += translated(languageId(language), "Doctor", words);
  return sample;
}

/// The fonts of this computer, searched letter by letter, because text can take each letter from another
/// font.
class Letters {
 public:
  bool has(uint letter) {
    for (const QRawFont& font : useful_)
      if (font.supportsCharacter(letter)) return true;
    while (next_ < families_.size()) {
      const QRawFont font = QRawFont::fromFont(QFont(families_[next_++]));
      if (!font.isValid()) continue;
      useful_.push_back(font);
      if (font.supportsCharacter(letter)) return true;
    }
    return false;
  }

 private:
  QStringList families_ = QStringList(QGuiApplication::font().family()) + QFontDatabase::families();
  std::vector<QRawFont> useful_;
  qsizetype next_ = 0;
};

/// Returns the Debian package with the letters of a script.
QString packageFor(QChar::Script script) {
  switch (script) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul:
      return QStringLiteral("fonts-noto-cjk");
    case QChar::Script_Latin:
    case QChar::Script_Greek:
    case QChar::Script_Cyrillic:
      return QStringLiteral("fonts-dejavu-core");
    default:
      return QStringLiteral("fonts-noto-core");
  }
}

/// Returns the language chosen for the window; empty if none is.
QString chosenLanguage(const std::string& folder) {
  const QString file = QString::fromStdString(folder + "/" + kSettingsFile);
  return QFile::exists(file)
             ? QSettings(file, QSettings::IniFormat).value(QStringLiteral("language")).toString()
             : QString();
}

CheckUp checkLanguage(const QString& language, bool used, Letters& letters) {
  const std::string check = "fonts " + language.toStdString();
  const QString name = Translation::nameOf(language);
  const QList<uint> sample = sampleOf(language).toUcs4();
  for (const uint letter : std::set<uint>(sample.begin(), sample.end()))
    if (QChar::isLetter(letter) && !letters.has(letter))
      return {check, !used,
              FontChecks::tr("The font for %1 is missing. Install %2.")
                  .arg(name, packageFor(QChar::script(letter)))};
  return {check, true, FontChecks::tr("%1 can be displayed").arg(name)};
}

}  // namespace

CheckUp checkFonts() {
  if (QFontDatabase::families(QFontDatabase::Latin).isEmpty())
    return {"fonts", false, FontChecks::tr("No fonts found. Install fonts-dejavu-core.")};
  return {"fonts", true, FontChecks::tr("Latin letters can be displayed")};
}

CheckUps checkLetters(const std::string& folder) {
  Letters letters;
  const QString chosen = chosenLanguage(folder);
  CheckUps found;
  for (const QString& language : Translation::languages())
    if (language != QLatin1String("en"))
      found.push_back(checkLanguage(language, language == chosen, letters));
  return found;
}

}  // namespace lk::app
