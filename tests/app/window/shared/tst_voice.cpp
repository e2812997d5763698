// Tests that the voice speaks through another program without waiting for it.
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/shared/voice/voice.h"

using namespace lk::app;

class TestVoice : public QObject {
  Q_OBJECT

 private slots:
  void init() { QVERIFY(folder_.isValid()); }

  void spokenTextReachesTheSpeaker() {
    Voice voice(program("speaker", "cat > \"$0.heard\"; echo \"$@\" > \"$0.asked\""), "no-such-program");
    QVERIFY(voice.canSpeak());
    QVERIFY(!voice.canSound());
    voice.say("Not while it is switched off");
    voice.setSpeaks(true);
    voice.setLanguage("zh");
    voice.say("-3 \u00b7 Ann rolls");
    QTRY_COMPARE(bytesOf("speaker.heard"), QByteArray("-3, Ann rolls"));
    QTRY_VERIFY(bytesOf("speaker.asked").contains("-v cmn"));
  }

  void aNewSentenceBreaksOffTheOldOne() {
    ExternalPlayer player(program("slow", "echo $1 >> \"$0.begun\"; exec sleep 60"), 60'000);
    player.play({"first"});
    QTRY_COMPARE(bytesOf("slow.begun"), QByteArray("first\n"));
    player.play({"second"});
    QTRY_COMPARE(bytesOf("slow.begun"), QByteArray("first\nsecond\n"));
    QVERIFY(player.running());
    player.stop();
    QVERIFY(!player.running());
  }

  void aProgramThatHangsIsEnded() {
    ExternalPlayer player(program("hanging", "trap '' TERM; while :; do sleep 1; done"), 50);
    QSignalSpy finished(&player, &ExternalPlayer::finished);
    player.play({});
    QVERIFY(player.running());  // play() has returned while the program goes on
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(!player.running());
  }

  void withoutTheProgramNothingHappens() {
    Voice voice("no-such-program", "no-such-program");
    voice.setSpeaks(true);
    voice.setSounds(true);
    voice.say("Nobody hears this");
    voice.sound(Chime::asked);
    QVERIFY(!voice.canSpeak() && !voice.canSound());
  }

  /// No sound is louder than a voice in the same room.
  void soundsAreQuiet() {
    for (const Chime chime : {Chime::accepted, Chime::refused, Chime::struck, Chime::scored}) {
      const QByteArray wav = chimeWav(chime);
      int loudest = 0;
      for (qsizetype at = 44; at + 1 < wav.size(); at += 2) {
        qint16 sample = 0;
        memcpy(&sample, wav.constData() + at, sizeof sample);
        loudest = std::max(loudest, std::abs(int{sample}));
      }
      QVERIFY2(loudest > 1000 && loudest < 8200, qPrintable(QString::number(loudest)));
    }
  }

  /// The end of a round is heard by a whole room.
  void theBellIsLoud() {
    const QByteArray wav = chimeWav(Chime::roundOver);
    int loudest = 0;
    for (qsizetype at = 44; at + 1 < wav.size(); at += 2) {
      qint16 sample = 0;
      memcpy(&sample, wav.constData() + at, sizeof sample);
      loudest = std::max(loudest, std::abs(int{sample}));
    }
    QVERIFY2(loudest > 16'000 && loudest < 32'000, qPrintable(QString::number(loudest)));
  }

  void eachSoundIsAWavFileOfItsOwn() {
    QSet<QByteArray> sounds;
    for (const Chime chime : {Chime::accepted, Chime::asked, Chime::refused, Chime::struck, Chime::guarded,
                              Chime::dodged, Chime::healed, Chime::scored, Chime::roundOver}) {
      const QByteArray wav = chimeWav(chime);
      QVERIFY(wav.startsWith("RIFF") && wav.mid(8, 8) == "WAVEfmt ");
      quint32 size = 0;
      memcpy(&size, wav.constData() + 40, sizeof size);
      QCOMPARE(static_cast<qsizetype>(size), wav.size() - 44);
      QVERIFY(size > 4000 && size < (chime == Chime::roundOver ? 132'300 : 22'050));
      sounds += wav;
    }
    QCOMPARE(sounds.size(), 9);
  }

 private:
  QString program(const QString& name, const QByteArray& script) {
    QFile file(folder_.filePath(name));
    if (!file.open(QIODevice::WriteOnly)) qFatal("no script");
    file.write("#!/bin/sh\n" + script + "\n");
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return file.fileName();
  }
  QByteArray bytesOf(const QString& name) {
    QFile file(folder_.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestVoice)
#include "tst_voice.moc"
