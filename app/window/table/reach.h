// What can be aimed at now: places of the mat and things that lie on it.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "app/phrases/foresight.h"

namespace lk::app {

struct Reach {
  std::set<std::string> places;  // by the mat's names: "lane/5", "B-F2"
  std::set<std::string> things;  // as the view calls them: "B/rogue"
};

/// Returns what the answers that are foreseen are aimed at, by whoever may give them.
Reach reachOf(const std::vector<Foreseen>& answers);

}  // namespace lk::app
