// All nights as a table for other programs: a row for every player of every night.
#pragma once

#include <span>
#include <string>

#include "app/record/evening/player_figures.h"

namespace lk::app {

/// As RFC 4180 has it (commas, quotes doubled, CR LF), in UTF-8, with a line of headings. Numbers and dates
/// are written alike in every language; what begins like a formula is written as text.
std::string nightsTable(std::span<const SummedNight> nights);

}  // namespace lk::app
