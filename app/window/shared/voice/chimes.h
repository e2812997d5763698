// The program's sounds: for an accepted, asked or refused event, and for what happens in a duel. They differ
// in their melody, not only in pitch.
#pragma once

#include <QByteArray>

namespace lk::app {

enum class Chime { accepted, asked, refused, struck, guarded, dodged, healed, scored };

/// Returns the sound as a WAV file: mono, 16 bit, 22 050 samples per second, shorter than half a second.
[[nodiscard]] QByteArray chimeWav(Chime chime);

}  // namespace lk::app
