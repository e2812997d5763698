#include "app/window/shared/voice/chimes.h"

#include <cmath>
#include <numbers>
#include <vector>

#include <QtEndian>

namespace lk::app {

namespace {

constexpr int kRate = 22050;
constexpr double kLoudest = 5500;  // of 32767: audible at the table, but not in the next room
constexpr double kLoudestForAll = 22'000;

struct Note {
  double hertz;
  double from;  // seconds
  double lasts;
  double falls = 1;  // pitch at the end, relative to the start
};

std::vector<Note> notesOf(Chime chime) {
  switch (chime) {
    case Chime::accepted:
      return {{784, 0, 0.28}};
    case Chime::asked:  // rising, like a question
      return {{587, 0, 0.16}, {880, 0.14, 0.26}};
    case Chime::refused:  // falling, twice
      return {{392, 0, 0.14}, {294, 0.16, 0.28}};
    case Chime::struck:  // a drum
      return {{150, 0, 0.3, 0.4}};
    case Chime::guarded:  // wood on wood
      return {{330, 0, 0.06, 0.7}, {262, 0.07, 0.18, 0.7}};
    case Chime::dodged:  // something passing by
      return {{260, 0, 0.25, 2.2}};
    case Chime::healed:
      return {{523, 0, 0.2}, {659, 0.1, 0.22}, {784, 0.2, 0.26}};
    case Chime::scored:  // a coin
      return {{988, 0, 0.09}, {1319, 0.08, 0.32}};
    case Chime::roundOver:  // a bell that rings three times
      return {{880, 0, 0.9}, {660, 0.7, 0.9}, {880, 1.4, 1.1}};
  }
  return {};
}

/// The sample of a note, like a struck bell: fast attack, slow decay, with a little of its octave.
double sounds(const Note& note, double at) {
  const double since = at - note.from;
  if (since < 0 || since > note.lasts) return 0;
  const double swell = std::min(1.0, since / 0.006);
  const double fade = std::exp(-5 * since / note.lasts) * (1 - since / note.lasts);
  const double bent = since + (note.falls - 1) * since * since / (2 * note.lasts);
  const double turn = 2 * std::numbers::pi * note.hertz * bent;
  return swell * fade * (std::sin(turn) + 0.25 * std::sin(2 * turn));
}

template <class T>
void put(QByteArray& out, T value) {
  const T little = qToLittleEndian(value);
  out.append(reinterpret_cast<const char*>(&little), sizeof little);
}

}  // namespace

QByteArray chimeWav(Chime chime) {
  const std::vector<Note> notes = notesOf(chime);
  const Note& last = notes.back();
  const int samples = static_cast<int>((last.from + last.lasts) * kRate);
  const double loudest = chime == Chime::roundOver ? kLoudestForAll : kLoudest;
  QByteArray data;
  for (int i = 0; i < samples; ++i) {
    double level = 0;
    for (const Note& note : notes) level += sounds(note, static_cast<double>(i) / kRate);
    put(data, static_cast<qint16>(std::lround(loudest * level)));
  }
  QByteArray wav = "RIFF";
  put(wav, static_cast<quint32>(36 + data.size()));
  wav += "WAVEfmt ";
  put(wav, quint32{16});
  put(wav, quint16{1});  // PCM
  put(wav, quint16{1});  // mono
  put(wav, quint32{kRate});
  put(wav, quint32{2 * kRate});
  put(wav, quint16{2});
  put(wav, quint16{16});
  wav += "data";
  put(wav, static_cast<quint32>(data.size()));
  return wav + data;
}

}  // namespace lk::app
