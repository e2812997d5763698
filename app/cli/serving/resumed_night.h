// The night that phones are brought to: one that goes on from the nights of this computer, or a new one.
#pragma once

#include <memory>
#include <optional>

#include "app/serve/night/served_night.h"

namespace lk::app {

struct NightWanted {
  std::string folder;  // the data folder
  std::string night;   // "latest", or its number
  std::string setup;   // file with the set-up of a new night; empty: none
};

struct NightToServe {
  std::unique_ptr<ServedNight> night;
  std::size_t seats = 0;
  std::optional<RefusedEvent> refused;  // where it could not be taken up whole
};

Outcome<NightToServe> nightToServe(const NightWanted& wanted);

}  // namespace lk::app
