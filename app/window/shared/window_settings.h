// What the window remembers between nights: names, looks, language, voice. Nothing about any game.
#pragma once

#include <map>
#include <memory>

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/phrases/words.h"

namespace lk::app {

class WindowSettings : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
  Q_PROPERTY(QString enrolSource READ enrolSource WRITE setEnrolSource NOTIFY enrolSourceChanged)
  Q_PROPERTY(QString camera READ camera WRITE setCamera NOTIFY cameraChanged)
  Q_PROPERTY(bool motion READ motion WRITE setMotion NOTIFY motionChanged)
  Q_PROPERTY(bool showDuels READ showDuels WRITE setShowDuels NOTIFY showDuelsChanged)
  Q_PROPERTY(QVariantList languages READ languages CONSTANT)
  Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
  Q_PROPERTY(bool largeText READ largeText WRITE setLargeText NOTIFY largeTextChanged)
  Q_PROPERTY(bool voice READ voice WRITE setVoice NOTIFY voiceChanged)
  Q_PROPERTY(bool sounds READ sounds WRITE setSounds NOTIFY soundsChanged)

 public:
  /// An empty `file` keeps everything in memory only (pictures, tests).
  explicit WindowSettings(const QString& file, QObject* parent = nullptr);

  /// "dark" (the evening) or "light".
  [[nodiscard]] QString theme() const { return theme_; }
  void setTheme(const QString& theme);
  /// At most 24 characters are kept; an empty name falls back to the seat's letter.
  void setName(rules::Seat seat, const QString& name);
  [[nodiscard]] const Names& names() const { return names_; }
  /// Names people played under before, the last one first, a dozen at most.
  [[nodiscard]] const QStringList& knownNames() const { return knownNames_; }
  /// Remembers the names of the first `players` seats among them.
  void keepNames(int players);
  /// What another part of the window remembers under a key of its own; empty when nothing is.
  [[nodiscard]] QString remembered(const QString& key) const;
  void remember(const QString& key, const QString& value);
  /// Where cards were taught from last: a camera number, a folder, an address.
  [[nodiscard]] QString enrolSource() const { return enrolSource_; }
  void setEnrolSource(const QString& source);
  /// Where a night's pictures come from; empty: nobody chose.
  [[nodiscard]] QString camera() const { return camera_; }
  void setCamera(const QString& source);
  /// Whether things may move on screen.
  [[nodiscard]] bool motion() const { return motion_; }
  void setMotion(bool motion);
  /// Whether a duel that is judged shows itself, to those who play and to those who look on.
  [[nodiscard]] bool showDuels() const { return showDuels_; }
  void setShowDuels(bool show);
  /// Its id. Until somebody chooses it is the system's.
  [[nodiscard]] QString language() const { return language_; }
  /// Those there are: maps of id and name, each called as it calls itself.
  [[nodiscard]] QVariantList languages() const;
  void setLanguage(const QString& language);
  /// Whether words are a fifth larger than usual.
  [[nodiscard]] bool largeText() const { return largeText_; }
  void setLargeText(bool large);
  /// Whether the next step is said aloud, and whether things that happen sound.
  [[nodiscard]] bool voice() const { return voice_; }
  void setVoice(bool voice);
  [[nodiscard]] bool sounds() const { return sounds_; }
  void setSounds(bool sounds);

 signals:
  void themeChanged();
  void namesChanged();
  void motionChanged();
  void showDuelsChanged();
  void cameraChanged();
  void enrolSourceChanged();
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
  QString language_;
  bool largeText_ = false;
  bool voice_ = false;
  bool sounds_ = true;
  QString camera_;
  QString enrolSource_ = QStringLiteral("0");
};

}  // namespace lk::app
