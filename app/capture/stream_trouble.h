// Why a stream cannot be opened, in words: the video library only says that it cannot.
#pragma once

#include "app/capture/address.h"
#include "rules/text/fault.h"

namespace lk::app {

/// Asks the server itself, within about two seconds.
Fault streamTrouble(const Address& address);

}  // namespace lk::app
