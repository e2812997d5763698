// The settings that the window stores between nights: names, appearance, language, voice. Nothing about any
// game.
#pragma once

#include <map>
#include <memory>

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/words.h"
#include "app/window/shared/option_rows.h"

namespace lk::app {

class WindowSettings : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
  Q_PROPERTY(QString camera READ camera WRITE setCamera NOTIFY cameraChanged)
  Q_PROPERTY(bool motion READ motion WRITE setMotion NOTIFY motionChanged)
  Q_PROPERTY(bool showDuels READ showDuels WRITE setShowDuels NOTIFY showDuelsChanged)
  Q_PROPERTY(bool answersAlone READ answersAlone WRITE setAnswersAlone NOTIFY answersAloneChanged)
  Q_PROPERTY(QList<lk::app::NamedOption> languages READ languages CONSTANT)
  Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
  Q_PROPERTY(bool largeText READ largeText WRITE setLargeText NOTIFY largeTextChanged)
  Q_PROPERTY(bool voice READ voice WRITE setVoice NOTIFY voiceChanged)
  Q_PROPERTY(bool sounds READ sounds WRITE setSounds NOTIFY soundsChanged)

 public:
  /// With an empty `file` the settings are kept in memory only (screenshots, tests).
  explicit WindowSettings(const QString& file, QObject* parent = nullptr);

  /// "dark" or "light".
  [[nodiscard]] QString theme() const { return theme_; }
  void setTheme(const QString& theme);
  /// Sets a player's name, cut to 24 characters. For an empty name the seat's letter is used.
  void setName(rules::Seat seat, const QString& name);
  [[nodiscard]] const Names& names() const { return names_; }
  /// Names used in earlier nights, the most recent first; at most 12.
  [[nodiscard]] const QStringList& knownNames() const { return knownNames_; }
  /// Adds the names of the first `players` seats to the known names.
  void keepNames(int players);
  /// Returns the value that another part of the window stored under its own key; empty if there is none.
  [[nodiscard]] QString remembered(const QString& key) const;
  void remember(const QString& key, const QString& value);
  /// The source of pictures for nights; empty if nobody has chosen one.
  [[nodiscard]] QString camera() const { return camera_; }
  void setCamera(const QString& source);
  /// Whether animations are on.
  [[nodiscard]] bool motion() const { return motion_; }
  void setMotion(bool motion);
  /// Whether a duel opens on the screens when it is judged.
  [[nodiscard]] bool showDuels() const { return showDuels_; }
  void setShowDuels(bool show);
  /// Whether a night without a camera answers what has one answer and hides nothing.
  [[nodiscard]] bool answersAlone() const { return answersAlone_; }
  void setAnswersAlone(bool alone);
  /// The language's id. Until somebody chooses one it is the system's language.
  [[nodiscard]] QString language() const { return language_; }
  /// The available languages, each named in that language.
  [[nodiscard]] QList<NamedOption> languages() const;
  void setLanguage(const QString& language);
  /// Whether text is a fifth larger than usual.
  [[nodiscard]] bool largeText() const { return largeText_; }
  void setLargeText(bool large);
  /// Whether the next step is spoken, and whether events have sounds.
  [[nodiscard]] bool voice() const { return voice_; }
  void setVoice(bool voice);
  [[nodiscard]] bool sounds() const { return sounds_; }
  void setSounds(bool sounds);

 signals:
  void themeChanged();
  void namesChanged();
  void motionChanged();
  void showDuelsChanged();
  void answersAloneChanged();
  void cameraChanged();
  void languageChanged();
  void largeTextChanged();
  void voiceChanged();
  void soundsChanged();

 private:
  void keep(const QString& key, const QVariant& value);
  void keepSwitch(bool& member, bool value, const char* key, void (WindowSettings::*signal)());

  std::unique_ptr<QSettings> file_;
  QString theme_ = QStringLiteral("dark");
  Names names_;
  QStringList knownNames_;
  std::map<QString, QString> remembered_;
  bool motion_ = true;
  bool showDuels_ = true;
  bool answersAlone_ = true;
  QString language_;
  bool largeText_ = false;
  bool voice_ = false;
  bool sounds_ = true;
  QString camera_;
};

}  // namespace lk::app
