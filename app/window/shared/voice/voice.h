// The gamemaster's voice and its sounds. Both are off where the programs that make them are missing.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "app/window/shared/voice/chimes.h"
#include "app/window/shared/voice/outside_player.h"

namespace lk::app {

class Voice : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("handed to the window")
  /// Whether the computer can speak, and sound.
  Q_PROPERTY(bool canSpeak READ canSpeak NOTIFY canChanged)
  Q_PROPERTY(bool canSound READ canSound NOTIFY canChanged)

 public:
  /// The programs are named for tests; the usual ones are espeak-ng and aplay.
  explicit Voice(QObject* parent = nullptr);
  Voice(const QString& speaker, const QString& sounder, QObject* parent = nullptr);

  [[nodiscard]] bool canSpeak() const { return speaker_.works(); }
  [[nodiscard]] bool canSound() const { return sounder_.works(); }
  void setSpeaks(bool speaks);
  void setSounds(bool sounds);
  /// Its id.
  void setLanguage(const QString& language) { language_ = language; }

  /// Says it now; what was being said is broken off. Nothing while it is switched off.
  Q_INVOKABLE void say(const QString& text);
  void sound(Chime chime);
  Q_INVOKABLE void hush();

  /// A text as it is best read aloud: signs the speaker would spell out become words or pauses.
  [[nodiscard]] static QString readable(QString text);

 signals:
  void canChanged();
  void saying(const QString& text);
  void sounded(lk::app::Chime chime);

 private:
  OutsidePlayer speaker_;
  OutsidePlayer sounder_;
  bool speaks_ = false;
  bool sounds_ = false;
  QString language_ = QStringLiteral("en");
};

}  // namespace lk::app
