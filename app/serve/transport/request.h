// What a browser asks for, read from the head of its request.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace lk::app {

struct Request {
  std::string method;
  std::string path;                            // as it was sent: nothing is decoded, nothing resolved
  std::map<std::string, std::string> headers;  // names in small letters

  /// Empty when there is no such header.
  [[nodiscard]] std::string_view header(std::string_view name) const;
  /// The value of a cookie; empty when there is none.
  [[nodiscard]] std::string_view cookie(std::string_view name) const;
  [[nodiscard]] bool wantsWebSocket() const;
  /// Whether it brings a body along, or says that one follows.
  [[nodiscard]] bool hasBody() const;
  /// Whether it is asked of this computer by address, as localhost or as `ownName` (or OWNNAME.local): any
  /// other name may be a stranger's that leads here.
  [[nodiscard]] bool isForUs(std::string_view ownName) const;
  /// Whether a page of the very same address asks.
  [[nodiscard]] bool isFromOwnPage() const;
};

/// Reads a head up to its empty line, that excluded; none when it is no HTTP/1.1, says a header twice, or
/// holds what no header may.
std::optional<Request> readRequest(std::string_view head);

}  // namespace lk::app
