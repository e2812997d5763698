// Describes the checks of a table in words: the name of each, what is wrong, what to do.
#pragma once

#include <QString>

#include "app/session/calibration/table_check.h"

namespace lk::app {

/// Returns the name of a check in a few words: "Light", "Sharpness".
QString checkName(Check check);
/// Returns what a check found; one sentence.
QString checkFound(const CheckResult& result);
/// Returns what to do; empty if nothing needs to be done.
QString checkCure(const CheckResult& result);
/// Returns what is wrong with the pictures or the tiles, and what to do about it: two sentences.
QString hintText(Check about, const TilesSeen& tiles = {});
/// Returns the name of a zone of the mat: "Action 1 of A".
QString zoneText(const std::string& zone);

}  // namespace lk::app
