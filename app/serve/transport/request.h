// A browser's request, read from its HTTP head.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace lk::app {

struct Request {
  std::string method;
  std::string path;                            // as sent: neither decoded nor resolved
  std::map<std::string, std::string> headers;  // names in lower case

  /// Returns a header; empty if it is missing.
  [[nodiscard]] std::string_view header(std::string_view name) const;
  /// Returns the value of a cookie; empty if it is missing.
  [[nodiscard]] std::string_view cookie(std::string_view name) const;
  [[nodiscard]] bool wantsWebSocket() const;
  /// Returns whether the request has a body or announces one.
  [[nodiscard]] bool hasBody() const;
  /// Returns whether the host is an IP address, localhost, `ownName` or OWNNAME.local. Any other name may be
  /// an attacker's that resolves to this computer (DNS rebinding).
  [[nodiscard]] bool isForThisHost(std::string_view ownName) const;
  /// Returns whether the host is this computer as it names itself, so that no page elsewhere can ask.
  [[nodiscard]] bool isForLoopback() const;
  [[nodiscard]] bool wantsEvents() const;
  /// Returns whether a person opens it, by a link or a code, and not a script of a page.
  [[nodiscard]] bool wantsPage() const;
  /// Returns whether a page of the same origin sent the request: what browsers tell of WebSockets and
  /// uploads.
  [[nodiscard]] bool isFromOwnPage(bool encrypted) const;
  /// Returns whether no page of another origin sent it: what browsers tell of everything else.
  [[nodiscard]] bool isOfOwnSite() const;
};

/// Reads a head without its final empty line. Returns nullopt if it is not HTTP/1.1, has a header twice, or
/// contains characters not allowed in headers.
std::optional<Request> readRequest(std::string_view head);

}  // namespace lk::app
