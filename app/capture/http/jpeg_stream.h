// JPEG pictures in a stream of bytes, whatever stands between them.
#pragma once

#include <QByteArray>

namespace lk::app {

/// Cameras write boundaries, headers and lengths in many ways, and some of them wrong; where a JPEG begins
/// and ends it says itself. So nothing else is read.
class JpegStream {
 public:
  /// A picture larger than this is none.
  static constexpr qsizetype kLargest = 32 << 20;

  /// More of the stream. Returns the last picture that is complete with it; empty while there is none.
  QByteArray take(const QByteArray& bytes);

 private:
  /// Moves on as far as the bytes reach; whether the picture is complete.
  bool findEnd();

  QByteArray bytes_;    // from a picture's begin on
  qsizetype read_ = 0;  // so far it was looked for its end
};

}  // namespace lk::app
