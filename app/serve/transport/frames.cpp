#include "app/serve/transport/frames.h"

#include <QCryptographicHash>
#include <QUtf8StringView>
#include <QtEndian>

namespace lk::app {

namespace {

// Bits and values of RFC 6455, section 5.2.
constexpr quint8 kFinal = 0x80, kReserved = 0x70, kOpcode = 0x0f, kMasked = 0x80, kLength = 0x7f;
constexpr quint8 kTwoBytes = 126, kEightBytes = 127;
constexpr int kContinuation = 0, kText = 1, kBinary = 2, kClose = 8, kPing = 9, kPong = 10;
constexpr qsizetype kHeadBytes = 2, kMaskBytes = 4, kMaxControlBytes = 125;
constexpr int kKeyBytes = 16;
constexpr char kMagic[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

bool isControl(int opcode) {
  return opcode >= kClose;
}

bool isKnown(int opcode) {
  return opcode <= kBinary || (opcode >= kClose && opcode <= kPong);
}

}  // namespace

Heard FrameReader::fault(CloseCode why) {
  broken_ = true;
  waiting_.clear();
  message_.clear();
  return {Heard::What::fault, {}, why};
}

std::optional<Heard> FrameReader::next() {
  if (broken_ || waiting_.size() < kHeadBytes) return std::nullopt;
  const auto* bytes = reinterpret_cast<const quint8*>(waiting_.constData());
  const int opcode = bytes[0] & kOpcode;
  const bool final = (bytes[0] & kFinal) != 0;
  const quint8 length = bytes[1] & kLength;
  const bool control = isControl(opcode);
  if ((bytes[0] & kReserved) != 0 || !isKnown(opcode) || (bytes[1] & kMasked) == 0 ||
      (control && (!final || length > kMaxControlBytes)) ||
      (!control && (opcode == kContinuation) != (opcode_ != 0)))
    return fault(CloseCode::protocol);
  const qsizetype more = length == kTwoBytes ? 2 : length == kEightBytes ? 8 : 0;
  const qsizetype head = kHeadBytes + more + kMaskBytes;
  if (waiting_.size() < kHeadBytes + more) return std::nullopt;
  const quint64 size = more == 2   ? qFromBigEndian<quint16>(bytes + kHeadBytes)
                       : more == 8 ? qFromBigEndian<quint64>(bytes + kHeadBytes)
                                   : length;
  if (size > static_cast<quint64>(maxMessageBytes_) && !control) return fault(CloseCode::tooLarge);
  if (waiting_.size() < head + static_cast<qsizetype>(size)) return std::nullopt;
  QByteArray payload = waiting_.mid(head, static_cast<qsizetype>(size));
  for (qsizetype i = 0; i < payload.size(); ++i)
    payload[i] = static_cast<char>(payload[i] ^ waiting_[head - kMaskBytes + i % kMaskBytes]);
  waiting_.remove(0, head + payload.size());
  return take(opcode, final, std::move(payload));
}

Heard FrameReader::take(int opcode, bool final, QByteArray payload) {
  if (opcode == kPing) return {Heard::What::ping, std::move(payload), {}};
  if (opcode == kPong) return {Heard::What::pong, {}, {}};
  if (opcode == kClose) return {Heard::What::close, {}, {}};
  if (opcode != kContinuation) opcode_ = opcode;
  if (message_.size() + payload.size() > maxMessageBytes_) return fault(CloseCode::tooLarge);
  message_ += payload;
  if (!final) return {Heard::What::part, {}, {}};
  const bool text = std::exchange(opcode_, 0) == kText;
  QByteArray whole = std::exchange(message_, {});
  if (text && !QUtf8StringView(whole).isValidUtf8()) return fault(CloseCode::notText);
  return {text ? Heard::What::text : Heard::What::binary, std::move(whole), {}};
}

QByteArray frameOf(FrameKind kind, const QByteArray& payload) {
  QByteArray frame;
  frame.reserve(payload.size() + kHeadBytes + 8);
  frame += static_cast<char>(kFinal | static_cast<quint8>(kind));
  const auto size = static_cast<quint64>(payload.size());
  if (size < kTwoBytes) {
    frame += static_cast<char>(size);
  } else if (size <= 0xffff) {
    const quint16 big = qToBigEndian(static_cast<quint16>(size));
    frame += static_cast<char>(kTwoBytes);
    frame.append(reinterpret_cast<const char*>(&big), sizeof big);
  } else {
    const quint64 big = qToBigEndian(size);
    frame += static_cast<char>(kEightBytes);
    frame.append(reinterpret_cast<const char*>(&big), sizeof big);
  }
  return frame + payload;
}

QByteArray closePayload(CloseCode code, const QByteArray& why) {
  const quint16 big = qToBigEndian(static_cast<quint16>(code));
  return QByteArray(reinterpret_cast<const char*>(&big), sizeof big) + why.left(kMaxControlBytes - 2);
}

std::optional<QByteArray> acceptanceOf(std::string_view key) {
  const QByteArray text(key.data(), static_cast<qsizetype>(key.size()));
  const auto bytes = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
  if (!bytes || bytes.decoded.size() != kKeyBytes || bytes.decoded.toBase64() != text) return std::nullopt;
  return QCryptographicHash::hash(text + kMagic, QCryptographicHash::Sha1).toBase64();
}

}  // namespace lk::app
