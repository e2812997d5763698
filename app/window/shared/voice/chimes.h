// The sounds of the house: something was accepted, asked or refused, and what happens in a duel.
// NightMessages apart by their course, not their pitch alone.
#pragma once

#include <QByteArray>

namespace lk::app {

enum class Chime { accepted, asked, refused, struck, guarded, dodged, healed, scored };

/// The sound as a WAV file: mono, 16 bit, 22 050 samples a second, shorter than half a second.
[[nodiscard]] QByteArray chimeWav(Chime chime);

}  // namespace lk::app
