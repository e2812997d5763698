// The night that is served to phones: a resumed one of this computer, or a new one.
#pragma once

#include <memory>
#include <optional>

#include "app/serve/night/served_night.h"

namespace lk::app {

struct NightWanted {
  std::string folder;  // the data folder
  std::string night;   // "latest", or its number
  std::string setup;   // file with the setup of a new night; empty: none
};

struct NightToServe {
  std::unique_ptr<ServedNight> night;
  std::size_t seats = 0;
  std::optional<RefusedEvent> refused;  // the event at which resuming stopped
};

Outcome<NightToServe> nightToServe(const NightWanted& wanted);

}  // namespace lk::app
