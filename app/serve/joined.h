// A night and the phones that play it.
#pragma once

#include "app/serve/night/served_night.h"
#include "app/serve/phone_server.h"

namespace lk::app {

/// From now on the night is told on the pages of the server, and judges what is said there.
void join(PhoneServer& server, ServedNight& night);

}  // namespace lk::app
