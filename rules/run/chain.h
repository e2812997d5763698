// The chain: abilities are announced with their targets, wait for answers, and resolve from the last one
// back.
#pragma once

#include "rules/run/things_host.h"

namespace lk::rules {

/// Why these targets cannot be announced: "target_missing" (too few or too many) or "illegal_target"; empty
/// when they can. Nothing is a target twice.
std::string_view wrongTargets(const ThingsHost& host, const Ability& ability, const Standpoint& from,
                              std::span<const Target> targets);

/// Adds an ability to the chain, the `ability`-th of the card's program; returns its number.
std::uint8_t announce(Changes& changes, const CardBook& cards, int ability, const Standpoint& from,
                      std::span<const Target> targets);

/// The link that resolves next, nullptr when the chain is empty.
const Link* lastOf(const State& state);

enum class Resolved : std::uint8_t { begun, cancelled, withoutTarget };
/// What becomes of an ability whose targets have all gone: nothing of it happens, or what needs no target.
enum class Targetless : std::uint8_t { fails, goesOn };
/// Takes the last link off the chain and begins its ability, unless it was cancelled or all its targets have
/// gone. Precondition: the chain is not empty.
Resolved resolveLast(ThingsHost& host, Targetless targetless = Targetless::fails);

/// Begins an ability that nobody can answer, the `ability`-th of its card.
void beginAlone(ThingsHost& host, int ability, const Standpoint& from);

/// Forgets links that were carried out. To be called when nothing runs any more.
void forgetDone(Changes& changes);

}  // namespace lk::rules
