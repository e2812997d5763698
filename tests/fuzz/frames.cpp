// Fuzzes the frames of a page's WebSocket, in one piece and in small ones: both bring the same, within the
// limits.
#include "app/serve/transport/frames.h"

#include <algorithm>
#include <vector>

#include "target.h"

namespace {

constexpr int kMaxBytes = 4096;

std::vector<lk::app::Heard> heardIn(const QByteArray& bytes, qsizetype atATime) {
  lk::app::FrameReader reader(kMaxBytes);
  std::vector<lk::app::Heard> all;
  for (qsizetype i = 0; i < bytes.size(); i += atATime) {
    reader.add(bytes.mid(i, atATime));
    while (const auto heard = reader.next()) all.push_back(*heard);
  }
  return all;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using What = lk::app::Heard::What;
  const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
  const auto whole = heardIn(bytes, std::max<qsizetype>(1, bytes.size()));
  lk::fuzz::promise(whole == heardIn(bytes, 3), "it does not matter how bytes arrive");
  for (std::size_t i = 0; i < whole.size(); ++i) {
    lk::fuzz::promise(whole[i].bytes.size() <= kMaxBytes, "no message is longer than allowed");
    lk::fuzz::promise(whole[i].what != What::fault || i + 1 == whole.size(), "nothing is read after a fault");
  }
  return 0;
}
