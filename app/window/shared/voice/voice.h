// Speech and sounds. Each is off if the program that makes it is missing.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "app/window/shared/voice/chimes.h"
#include "app/window/shared/voice/external_player.h"

namespace lk::app {

class Voice : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  /// Whether speech, and sounds, are available.
  Q_PROPERTY(bool canSpeak READ canSpeak NOTIFY canChanged)
  Q_PROPERTY(bool canSound READ canSound NOTIFY canChanged)

 public:
  /// The default programs are espeak-ng and aplay; tests pass others.
  explicit Voice(QObject* parent = nullptr);
  Voice(const QString& speaker, const QString& sounder, QObject* parent = nullptr);

  [[nodiscard]] bool canSpeak() const { return speaker_.works(); }
  [[nodiscard]] bool canSound() const { return sounder_.works(); }
  void setSpeaks(bool speaks);
  void setSounds(bool sounds);
  /// `language` is the language's id.
  void setLanguage(const QString& language) { language_ = language; }

  /// Speaks the text now and stops the previous one. Does nothing while speech is switched off.
  Q_INVOKABLE void say(const QString& text);
  void sound(Chime chime);
  Q_INVOKABLE void hush();

  /// Returns the text prepared for reading aloud: signs that the speech program would spell become words or
  /// pauses.
  [[nodiscard]] static QString readable(QString text);

 signals:
  void canChanged();
  void saying(const QString& text);
  void sounded(lk::app::Chime chime);

 private:
  ExternalPlayer speaker_;
  ExternalPlayer sounder_;
  bool speaks_ = false;
  bool sounds_ = false;
  QString language_ = QStringLiteral("en");
};

}  // namespace lk::app
