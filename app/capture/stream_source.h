// Pictures over the network: MJPEG or any stream the video library plays, by http:// or rtsp://.
#pragma once

#include "app/capture/address.h"
#include "app/capture/frame_source.h"

namespace lk::app {

/// Opens `text`, which is `address` as it was written. Neither opening nor a frame is waited for longer than
/// two seconds; opening takes three pictures, so what sends fewer than two a second may be refused.
Outcome<std::unique_ptr<FrameSource>> openStream(const std::string& text, const Address& address);

}  // namespace lk::app
