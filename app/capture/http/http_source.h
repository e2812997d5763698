// A camera in the network that sends pictures over http: a stream of JPEGs, or one picture at a time.
#pragma once

#include <QUrl>

#include "app/capture/frame_source.h"

namespace lk::app {

/// What answers at an address, if pictures do: the first is waited for up to ten seconds, for phones take
/// their time. None where something else is sent, which the video library may know.
Outcome<std::unique_ptr<FrameSource>> openHttp(const QUrl& address);

}  // namespace lk::app
