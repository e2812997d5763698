// What the window asks the table's thread to play.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/core/event.h"

namespace lk::app {

/// Without `setup` and `resume` the night waits for a set-up from its source (a scene says its own).
struct NightRequest {
  int number = 0;      // tells its moments from those of other nights
  std::string source;  // as openSource() takes it; empty: by hand
  std::string game;
  std::optional<rules::Event> setup;
  std::int64_t resume = 0;           // the journal's number of the night to go on with; 0: none
  std::vector<std::string> players;  // names by seat, kept with a new night
  bool scored = false;               // no camera and no questions: people tap what happened
  std::string journal;               // file; empty: nothing is kept (the sample night)
  std::string packs;                 // folder of own packs; empty: none
  std::string library;               // file of the cards people taught; it need not be there
  std::string tables;                // file of the tables that were set up; it need not be there
};

}  // namespace lk::app
