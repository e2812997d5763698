// The address of a stream, as people write it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <QUrl>

namespace lk::app {

/// An http://, https:// or rtsp:// address; blanks around it and capitals do not matter. Without a scheme it
/// is http:// where nothing else can be meant: a number address, a name with a port, or one of a home network
/// (.local, .lan, .home, .box). A name or password may hold signs that addresses give a meaning to. None for
/// any other text, or without a host.
std::optional<QUrl> addressIn(std::string_view text);

/// For people and logs: without name and password, and without a port that is the usual one.
std::string shownAddress(const QUrl& address);

/// The port that is asked for, the scheme's own when none is written.
int portOf(const QUrl& address);

}  // namespace lk::app
