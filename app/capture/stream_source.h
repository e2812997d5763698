// Pictures over the network: JPEGs by http://, or any stream the video library plays.
#pragma once

#include <QUrl>

#include "app/capture/frame_source.h"

namespace lk::app {

/// Opens a stream; a camera that takes its time is waited for up to ten seconds, one that does not answer
/// four. Once it plays, no picture is waited for longer than two and a half seconds.
Outcome<std::unique_ptr<FrameSource>> openStream(const QUrl& address);

}  // namespace lk::app
