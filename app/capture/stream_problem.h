// Finds out why a stream cannot be opened, because the video library gives no reason.
#pragma once

#include <optional>

#include <QUrl>

#include "rules/text/fault.h"

namespace lk::app {

/// Connects to the address to see what is wrong, within a few seconds.
Fault streamProblem(const QUrl& address);

/// Connects to an address that could not be opened, and returns a fault if the port speaks another protocol
/// than the address says. Takes up to some seconds if it does not answer.
std::optional<Fault> otherProtocol(const QUrl& address);

/// Returns the fault of a stream that comes with losses; see isPartlyGrey().
Fault lossyStream(const std::string& shown);

}  // namespace lk::app
