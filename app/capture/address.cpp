#include "app/capture/address.h"

#include <algorithm>

namespace lk::app {

namespace {

std::string_view usualPort(std::string_view scheme) {
  if (scheme == "http") return "80";
  if (scheme == "https") return "443";
  return scheme == "rtsp" ? "554" : "";
}

}  // namespace

std::string Address::shown() const {
  const bool bracketed = host.find(':') != std::string::npos;
  std::string text = scheme + "://" + (bracketed ? "[" + host + "]" : host);
  if (port != usualPort(scheme)) text += ":" + port;
  return text + path;
}

std::optional<Address> addressIn(std::string_view text) {
  const std::size_t colon = text.find("://");
  if (colon == std::string_view::npos) return std::nullopt;
  Address address;
  address.scheme = text.substr(0, colon);
  std::transform(address.scheme.begin(), address.scheme.end(), address.scheme.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  address.port = usualPort(address.scheme);
  if (address.port.empty()) return std::nullopt;
  text.remove_prefix(colon + 3);
  const std::size_t end = std::min(text.find_first_of("/?#"), text.size());
  std::string_view place = text.substr(0, end);
  address.path = text.substr(end);
  if (!address.path.starts_with('/')) address.path.insert(0, "/");
  if (const std::size_t at = place.rfind('@'); at != std::string_view::npos) {
    address.user = place.substr(0, at);
    place.remove_prefix(at + 1);
  }
  std::size_t portColon = place.rfind(':');
  if (place.starts_with('[')) {
    const std::size_t close = std::min(place.find(']'), place.size());
    address.host = place.substr(1, close - 1);
    portColon = close + 1 < place.size() && place[close + 1] == ':' ? close + 1 : std::string_view::npos;
  } else {
    address.host = place.substr(0, portColon);
  }
  if (portColon != std::string_view::npos && portColon + 1 < place.size())
    address.port = place.substr(portColon + 1);
  if (address.host.empty()) return std::nullopt;
  return address;
}

}  // namespace lk::app
