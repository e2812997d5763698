// A network camera that sends pictures over HTTP: a stream of JPEGs, or one picture per request.
#pragma once

#include <QUrl>

#include "app/capture/frame_source.h"

namespace lk::app {

/// Opens the address if it sends pictures. Waits up to ten seconds for the first one, because phones are
/// slow. Returns null if it sends something else, which the video library may be able to play.
Outcome<std::unique_ptr<FrameSource>> openHttp(const QUrl& address);

}  // namespace lk::app
