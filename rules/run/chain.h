// The chain: abilities are announced with their targets, wait for answers, and resolve last in, first out.
#pragma once

#include "rules/run/things_host.h"

namespace lk::rules {

/// Checks targets before an announcement. Returns "target_missing" (wrong number), "illegal_target" (does not
/// fit, or named twice), or empty if they are legal.
std::string_view wrongTargets(const ThingsHost& host, const Ability& ability, const Standpoint& from,
                              std::span<const Target> targets);

/// Adds the card's ability with index `ability` to the chain. Returns the link's number.
std::uint8_t announce(Changes& changes, const CardBook& cards, int ability, const Standpoint& from,
                      std::span<const Target> targets);

/// Returns how steps name the first target that an announced ability has and that still exists; nothing if
/// there is none.
Mention firstTarget(const State& state, const CardBook& cards, const Link& link);

/// Returns the link that resolves next; nullptr if none waits.
const Link* lastOf(const State& state);

/// What happened to the link that resolveLast() took off the chain.
enum class Resolved : std::uint8_t { begun, cancelled, withoutTarget };
/// What happens to an ability whose targets have all become illegal: nothing, or only the part that needs no
/// target.
enum class Targetless : std::uint8_t { fails, goesOn };
/// Takes the last link off the chain and begins its ability. It does not begin if it was cancelled or if all
/// its targets have become illegal. Precondition: a link waits in the chain.
Resolved resolveLast(ThingsHost& host, Targetless targetless = Targetless::fails);

/// Begins an ability that nobody can answer, the one with index `ability` of its card.
void beginAlone(ThingsHost& host, int ability, const Standpoint& from);

/// Removes resolved links that no running effect refers to any more.
void forgetDone(Changes& changes);

}  // namespace lk::rules
