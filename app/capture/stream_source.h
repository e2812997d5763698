// Pictures from the network: JPEGs over HTTP, or any stream that the video library can play.
#pragma once

#include <QUrl>

#include "app/capture/frame_source.h"

namespace lk::app {

/// Opens a stream. Waits up to ten seconds for a slow camera, and up to four seconds if there is no reply at
/// all. Later no picture is waited for longer than two and a half seconds.
Outcome<std::unique_ptr<FrameSource>> openStream(const QUrl& address);

}  // namespace lk::app
