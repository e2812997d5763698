// Effects that last until a rule ends them: current stats, granted keywords, prohibitions and prevented
// damage.
#pragma once

#include "rules/run/things_host.h"

namespace lk::rules {

/// Adds a lasting effect to everything the operation refers to now. An effect tied to its source is
/// re-evaluated as long as the source is there.
void leaveBehind(ThingsHost& host, Lingering effect, int whom, const Frame& why);

/// Returns the lasting effects of a kind that apply to `whom` now, oldest first.
std::vector<const Lingering*> lastingOn(const ThingsHost& host, Target whom, Lasting kind);

/// Returns a stat of a thing or player with all changes applied.
int statOf(const ThingsHost& host, Target whose, int stat);
/// Returns whether a keyword was granted to it, or something was forbidden to it.
bool isUnder(const ThingsHost& host, Target whom, Lasting kind, int what);

/// Uses up shields, oldest first. Returns how much of the damage they absorb.
int takePrevented(ThingsHost& host, Target whom, int amount);

/// Ends the effects of this duration.
void endDuration(Changes& changes, int duration);

}  // namespace lk::rules
