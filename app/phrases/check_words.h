// The checks of a table, in words: what each is called, what is wrong, what to do.
#pragma once

#include <QString>

#include "app/session/calibration/table_check.h"

namespace lk::app {

/// "Light", "Sharpness": a few words.
QString checkName(Check check);
/// What was found; one sentence.
QString checkFound(const CheckResult& result);
/// What to do; empty when there is nothing to do.
QString checkCure(const CheckResult& result);
/// What ails the pictures, and what to do about it: two sentences.
QString hintText(Check about);
/// A zone of the mat in words: "Action 1 of A".
QString zoneText(const std::string& zone);

}  // namespace lk::app
