// The request to start or continue a night on the table's thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/core/event.h"

namespace lk::app {

/// Without `setup` and `resume` the night waits for a set-up from its source (a staged scene contains one).
struct NightRequest {
  int number = 0;      // night number, to tell its moments from those of other nights
  std::string source;  // in the format of openSource(); empty: without a camera
  std::string game;
  std::optional<rules::Event> setup;
  std::int64_t resume = 0;           // journal number of the night to continue; 0: none
  std::vector<std::string> players;  // names by seat, stored with a new night
  bool scored = false;               // no camera and no questions: people tap what happened
  bool answersAlone = true;          // without a camera: what has one answer is answered by itself
  std::string journal;               // journal file; empty: the night is not stored (sample night)
  std::string packs;                 // folder of own packs; empty: none
  std::string library;               // file of enrolled cards; need not exist
  std::string tables;                // file of calibrated tables; need not exist
};

}  // namespace lk::app
