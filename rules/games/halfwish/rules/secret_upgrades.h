// Upgrades picked in secret: where the state holds them.
#pragma once

#include <array>

#include "rules/games/halfwish/figures.h"

namespace lk::rules::halfwish {

/// An upgrade picked in secret and not yet shown: the figures that hold it and the basic action it lies over.
/// There can be one for each upgrade phase.
struct Secret {
  Of card;
  Of over;
  Zone pool;  // the zone of seat A with the cards it was picked from, if nobody saw the pick
};
inline constexpr std::array<Secret, 2> kSecrets{
    {{Of::secretCard, Of::secretOver, Zone::poolA}, {Of::laterCard, Of::laterOver, Zone::laterPoolA}}};

}  // namespace lk::rules::halfwish
