// Describes a stored night whose last events the current rules do not accept.
#pragma once

#include "app/phrases/words.h"
#include "app/session/night/resume.h"

namespace lk::app {

/// Returns which event is refused, and why.
QString refusedText(const RefusedEvent& refused, const GameKit& kit, const Names& names = {});
/// The same, followed by how the resumed night continues.
QString resumedText(const RefusedEvent& refused, const GameKit& kit, const Names& names = {});

}  // namespace lk::app
