// Why a stream cannot be opened, in words: the video library only says that it cannot.
#pragma once

#include <QUrl>

#include "rules/text/fault.h"

namespace lk::app {

/// Asks whether anybody is there, within about two seconds.
Fault streamProblem(const QUrl& address);

}  // namespace lk::app
