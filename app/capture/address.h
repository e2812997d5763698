// The address of a stream, taken apart.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lk::app {

struct Address {
  std::string scheme;  // lower case
  std::string user;    // "name:password", as written
  std::string host;    // without brackets
  std::string port;    // the scheme's own when none is written
  std::string path;    // with the leading slash

  /// For people and logs: without the password.
  [[nodiscard]] std::string shown() const;
};

/// An http://, https:// or rtsp:// address; none for any other text, or without a host.
std::optional<Address> addressIn(std::string_view text);

}  // namespace lk::app
