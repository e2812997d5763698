// Lists of players from other programs.
#pragma once

#include <string>
#include <vector>

#include "rules/text/fault.h"

namespace lk::league {

struct ListedPlayer {
  std::string name;
  std::string house;  // empty: none
};

/// Reads a list: an event report (.wer, .xml), or CSV. CSV has a name and a house in each row; or headings
/// first, among which are `name` or `player`, or `first name` and `last name`, and perhaps `house`, `club` or
/// `team`.
Outcome<std::vector<ListedPlayer>> readPlayerList(const std::string& text, const std::string& file);

}  // namespace lk::league
