// The program's sounds: for an accepted, asked or refused event, for what happens in a duel, and for the end
// of a round of a league. They differ in their melody, not only in pitch.
#pragma once

#include <QByteArray>

namespace lk::app {

enum class Chime { accepted, asked, refused, struck, guarded, dodged, healed, scored, roundOver };

/// Returns the sound as a WAV file: mono, 16 bit, 22 050 samples per second, shorter than half a
/// second; the end of a round is longer and louder, for a whole room.
[[nodiscard]] QByteArray chimeWav(Chime chime);

}  // namespace lk::app
