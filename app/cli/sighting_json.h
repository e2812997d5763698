// The recognition results of one picture, in the contract's JSON.
#pragma once

#include <string>

#include "rules/text/json.h"
#include "vision/core/sighting.h"

namespace lk::app {

/// Returns `value` rounded for output: pixels to 0.01, confidence to 0.0001, milliseconds to 0.01.
double rounded(double value, double step);

Json cornersJson(const vision::Quad& corners);
/// `name` is the card's name for people.
Json cardJson(const vision::CardSighting& card, const std::string& name);
Json dieJson(const vision::DieSighting& die);
Json trayJson(const vision::TraySighting& tray);
Json markJson(const vision::MarkSighting& mark);

}  // namespace lk::app
