// Finds out why a stream cannot be opened, because the video library gives no reason.
#pragma once

#include <QUrl>

#include "rules/text/fault.h"

namespace lk::app {

/// Connects to the address to see what is wrong, within about two seconds.
Fault streamProblem(const QUrl& address);

}  // namespace lk::app
