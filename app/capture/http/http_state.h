// The state of a connection that brings pictures.
#pragma once

namespace lk::app {

/// The state of the connection.
enum class HttpState {
  connecting,  // no reply yet
  connected,   // request sent
  playing,     // pictures have arrived
  ended,       // closed or refused: see fault()
  other,       // not a picture, possibly a video
};

}  // namespace lk::app
