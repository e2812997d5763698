#include "app/capture/http/jpeg_stream.h"

namespace lk::app {

namespace {

constexpr char kBegin[] = "\xFF\xD8\xFF";

}  // namespace

bool JpegStream::findEnd() {
  const auto at = [&](qsizetype i) { return static_cast<unsigned char>(bytes_[i]); };
  while (read_ + 1 < bytes_.size()) {
    if (at(read_) != 0xFF) {
      read_ = bytes_.indexOf('\xFF', read_);
      if (read_ < 0) read_ = bytes_.size();
      continue;
    }
    const unsigned marker = at(read_ + 1);
    if (marker == 0xD9) {
      read_ += 2;
      return true;
    }
    if (marker == 0xD8) {  // another picture begins: the one before is incomplete
      bytes_.remove(0, read_);
      read_ = 2;
    } else if (marker == 0xFF) {  // a fill byte
      ++read_;
    } else if (marker <= 0x01 || (marker >= 0xD0 && marker <= 0xD7)) {  // marker without a length
      read_ += 2;
    } else {  // a segment, which may contain a thumbnail with its own end marker
      if (read_ + 3 >= bytes_.size()) return false;
      const qsizetype next = read_ + 2 + (at(read_ + 2) << 8 | at(read_ + 3));
      if (next > bytes_.size()) return false;
      read_ = next;
    }
  }
  return false;
}

QByteArray JpegStream::take(const QByteArray& bytes) {
  bytes_ += bytes;
  QByteArray last;
  for (;;) {
    if (read_ == 0) {
      const qsizetype begin = bytes_.indexOf(kBegin);
      if (begin < 0) {
        bytes_ = bytes_.right(2);  // a start marker may be split
        return last;
      }
      bytes_.remove(0, begin);
      read_ = 2;
    }
    if (!findEnd()) break;
    last = bytes_.left(read_);
    bytes_.remove(0, read_);
    read_ = 0;
  }
  if (bytes_.size() > kMax) {
    bytes_.clear();
    read_ = 0;
  }
  return last;
}

}  // namespace lk::app
