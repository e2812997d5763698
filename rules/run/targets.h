// Who and what an effect means: words, selectors and the sets it has named.
#pragma once

#include "rules/run/things_host.h"

namespace lk::rules {

/// What fits a selector now, things first as they lie, then links, players, zones.
std::vector<Target> among(const ThingsHost& host, const Selector& selector, const Standpoint& from);
bool fits(const ThingsHost& host, const Selector& selector, Target what, const Standpoint& from);

/// What an operation's field of the kind `things` means now. What has gone is no longer meant.
std::vector<Target> meant(const ThingsHost& host, int whom, const Standpoint& from);

/// Whether it means this now: the same as meant(), without a list.
bool means(const ThingsHost& host, int whom, Target what, const Standpoint& from);

/// Makes something a member of a set of the link. Precondition: there is such a link.
void addTo(Changes& changes, std::uint8_t link, int set, Target what);

}  // namespace lk::rules
