// Effects that last until a rule ends them: stats as they are now, keywords given, things forbidden, damage
// prevented.
#pragma once

#include "rules/run/things_host.h"

namespace lk::rules {

/// Leaves an effect behind, on what an operation means now; while its source is there, on what it means then.
void leaveBehind(ThingsHost& host, Lingering effect, int whom, const Frame& why);

/// A stat of a thing or player with everything that changes it.
int statOf(const ThingsHost& host, Target whose, int stat);
/// Whether a keyword was given to it, or it was forbidden something.
bool isUnder(const ThingsHost& host, Target whom, Lasting kind, int what);

/// Uses shields up, the oldest first; returns how much of the damage they take.
int takePrevented(ThingsHost& host, Target whom, int amount);

/// A moment comes by which effects end: those of this duration are over.
void endDuration(Changes& changes, int duration);

}  // namespace lk::rules
