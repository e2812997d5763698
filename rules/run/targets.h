// Finds what an effect refers to through words, selectors and the sets it has named.
#pragma once

#include "rules/run/things_host.h"

namespace lk::rules {

/// Returns everything that fits a selector now: things in the order of State::lying, then links, players and
/// zones.
std::vector<Target> among(const ThingsHost& host, const Selector& selector, const Standpoint& from);
bool fits(const ThingsHost& host, const Selector& selector, Target what, const Standpoint& from);

/// Returns what an operation's `things` field refers to now. Members that no longer exist are left out.
std::vector<Target> meant(const ThingsHost& host, int whom, const Standpoint& from);

/// Returns whether the field refers to `what` now. Gives the same result as meant() without building a list.
bool means(const ThingsHost& host, int whom, Target what, const Standpoint& from);

/// Returns what can be the next target of an ability that is being announced, after those named; empty if all
/// are named.
std::vector<Target> nextTargets(const ThingsHost& host, const Ability& ability, const Standpoint& from,
                                std::span<const Target> named);
/// Returns what a `choose` of a frame can find now.
std::vector<Target> choosable(const ThingsHost& host, const Instruction& choose, const Frame& frame);
/// Returns what can be chosen now. Precondition: the running effect asks for things.
std::vector<Target> choosable(const ThingsHost& host);
/// Returns what can be the next thing chosen, after those named; empty if all are named. Same precondition.
std::vector<Target> nextChosen(const ThingsHost& host, std::span<const Target> named);

/// Adds a member to a set of the link. Precondition: the link exists.
void addTo(Changes& changes, std::uint8_t link, int set, Target what);

}  // namespace lk::rules
