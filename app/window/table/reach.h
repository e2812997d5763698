// The zones and things that can be targeted now.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "app/phrases/foresight.h"

namespace lk::app {

struct Reach {
  std::set<std::string> places;  // names on the mat: "lane/5", "B-F2"
  std::set<std::string> things;  // names in the view: "B/rogue"
};

/// Returns the targets of the foreseen answers, of all players.
Reach reachOf(const std::vector<Foreseen>& answers);

}  // namespace lk::app
