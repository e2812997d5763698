// The frames of a WebSocket (RFC 6455), seen from the server. Reads bytes from outside; knows no sockets.
//
// QWebSocket 6.4 answers every ping, counts neither frames nor parts of messages, and does not say how many
// bytes wait in a TLS connection. So a client without a token could fill the memory.
#pragma once

#include <optional>
#include <string_view>

#include <QByteArray>

namespace lk::app {

enum class CloseCode : quint16 {
  normal = 1000,
  protocol = 1002,
  notText = 1007,
  policy = 1008,
  tooLarge = 1009,
};

/// What a frame has brought.
struct Heard {
  enum class What {
    text,    // a whole message; `bytes` is valid UTF-8
    binary,  // a whole message
    part,    // a part of a message that goes on
    ping,
    pong,
    close,
    fault,  // the client breaks the protocol or a limit; nothing more is read
  };
  What what = What::fault;
  QByteArray bytes;
  CloseCode why = CloseCode::protocol;  // of a fault
  friend bool operator==(const Heard&, const Heard&) = default;
};

/// Holds at most one message and one chunk of added bytes.
class FrameReader {
 public:
  explicit FrameReader(int maxMessageBytes) : maxMessageBytes_(maxMessageBytes) {}

  void add(const QByteArray& bytes) { waiting_ += bytes; }
  /// Returns what the next frame brings; nullopt if it is not complete yet.
  std::optional<Heard> next();

 private:
  Heard take(int opcode, bool final, QByteArray payload);
  [[nodiscard]] Heard fault(CloseCode why);

  int maxMessageBytes_;
  QByteArray waiting_;
  QByteArray message_;  // the parts that came
  int opcode_ = 0;      // of the message whose parts come; 0: none
  bool broken_ = false;
};

enum class FrameKind : quint8 { text = 1, close = 8, ping = 9, pong = 10 };

/// Returns the bytes of a frame from the server.
QByteArray frameOf(FrameKind kind, const QByteArray& payload);
/// Returns the payload of a close frame. The reason is cut to 123 bytes.
QByteArray closePayload(CloseCode code, const QByteArray& why);
/// Returns the value of Sec-WebSocket-Accept; nullopt if the key is not 16 bytes in Base64.
std::optional<QByteArray> acceptanceOf(std::string_view key);

}  // namespace lk::app
