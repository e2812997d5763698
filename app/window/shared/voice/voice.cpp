#include "app/window/shared/voice/voice.h"

#include <QCoreApplication>

#include "app/kit/outside_programs.h"
#include "app/phrases/translated.h"
#include "app/phrases/translation.h"

namespace lk::app {

namespace {

constexpr int kMaxSentenceMs = 40'000;
constexpr int kMaxSoundMs = 3'000;
constexpr char kWordsAMinute[] = "160";

}  // namespace

Voice::Voice(QObject* parent) : Voice(QString::fromLatin1(kSpeaker), QString::fromLatin1(kSounder), parent) {}

Voice::Voice(const QString& speaker, const QString& sounder, QObject* parent)
    : QObject(parent), speaker_(speaker, kMaxSentenceMs), sounder_(sounder, kMaxSoundMs) {
  connect(&speaker_, &ExternalPlayer::worksChanged, this, &Voice::canChanged);
  connect(&sounder_, &ExternalPlayer::worksChanged, this, &Voice::canChanged);
}

void Voice::setSpeaks(bool speaks) {
  speaks_ = speaks;
  if (!speaks) hush();
}

void Voice::setSounds(bool sounds) {
  sounds_ = sounds;
  if (!sounds) sounder_.stop();
}

void Voice::say(const QString& text) {
  if (!speaks_ || text.isEmpty()) return;
  const QString words = readable(text);
  emit saying(words);
  //: the voice of espeak-ng for the language of this translation: cmn
  static const char* const kVoice = QT_TRANSLATE_NOOP("SpeakerVoice", "en");
  const QString voice = translated(languageId(language_), "SpeakerVoice", kVoice);
  // Pass the text by standard input, because it can begin with a dash.
  speaker_.play({QStringLiteral("-v"), voice, QStringLiteral("-s"), QLatin1String(kWordsAMinute),
                 QStringLiteral("--stdin")},
                words.toUtf8());
}

void Voice::sound(Chime chime) {
  if (!sounds_) return;
  emit sounded(chime);
  sounder_.play({QStringLiteral("-q"), QStringLiteral("-")}, chimeWav(chime));
}

void Voice::hush() {
  speaker_.stop();
}

QString Voice::readable(QString text) {
  text.replace(QChar(0x2212), QLatin1Char('-'));  // minus sign
  text.replace(QStringLiteral(" \u00b7 "), QStringLiteral(", "));
  text.replace(QLatin1Char('\n'), QStringLiteral(". "));
  return text.simplified();
}

}  // namespace lk::app
