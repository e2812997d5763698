// Finds JPEG pictures in a stream of bytes, whatever is between them.
#pragma once

#include <QByteArray>

namespace lk::app {

/// Uses only the JPEG data to find where a picture begins and ends, because cameras write boundaries, headers
/// and lengths in different and sometimes wrong ways.
class JpegStream {
 public:
  /// Larger pictures are dropped.
  static constexpr qsizetype kMax = 32 << 20;

  /// Adds bytes of the stream. Returns the last picture that is complete now; empty if none is.
  QByteArray take(const QByteArray& bytes);

 private:
  /// Parses as far as the bytes reach. Returns whether the picture is complete.
  bool findEnd();

  QByteArray bytes_;    // from the start of a picture
  qsizetype read_ = 0;  // position up to which they were parsed
};

}  // namespace lk::app
