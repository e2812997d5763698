// All nights as CSV for other programs: one row per player and night.
#pragma once

#include <span>
#include <string>

#include "app/record/players/player_figures.h"

namespace lk::app {

/// Returns the figures that have a column, after those of the night itself, as CSV as in RFC 4180 (commas,
/// doubled quotes, CR LF), in UTF-8, with a header line. Number and date formats do not depend on the
/// language. A text that looks like a formula is written so that it stays a text.
std::string nightsTable(std::span<const SummedNight> nights,
                        std::span<const PlayerFigure> figures = playerFigureTable());

}  // namespace lk::app
