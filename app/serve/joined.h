// Connects a night with the phone server.
#pragma once

#include "app/serve/night/served_night.h"
#include "app/serve/phone_server.h"

namespace lk::app {

/// Connects both: the server sends the night's messages to its pages, and the night takes what pages send.
void join(PhoneServer& server, ServedNight& night);

}  // namespace lk::app
