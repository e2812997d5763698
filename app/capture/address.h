// Parses the address of a network stream, as users type it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <QUrl>

namespace lk::app {

/// Returns the http://, https:// or rtsp:// address in `text`. Surrounding spaces and upper or lower case do
/// not matter. Without a scheme, http:// is assumed if the text can only be a network address: an IP address,
/// a name with a port, or a name of a home network (.local, .lan, .home, .box, .internal). User name and
/// password may contain characters that are special in URLs. Returns nullopt for any other text, or without a
/// host.
std::optional<QUrl> addressIn(std::string_view text);

/// Returns the address for people and logs: without user name and password, and without the default port.
std::string shownAddress(const QUrl& address);

/// Returns the port; the scheme's default if none is given.
int portOf(const QUrl& address);

}  // namespace lk::app
