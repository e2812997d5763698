// What people are told of a stored night that today's rules do not accept to its end.
#pragma once

#include "app/phrases/words.h"
#include "app/session/resume.h"

namespace lk::app {

/// Which event is refused, and why.
QString refusedText(const RefusedEvent& refused, const GameKit& kit, const Names& names = {});
/// The same, and what becomes of the night that is gone on with.
QString resumedText(const RefusedEvent& refused, const GameKit& kit, const Names& names = {});

}  // namespace lk::app
