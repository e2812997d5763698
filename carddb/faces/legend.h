// Says in words what the signs on a game's cards mean.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "faces/card_look.h"
#include "rules/effects/card_fields.h"

namespace lk::faces {

/// A sign and its meanings, as it looks on the cards.
struct LegendEntry {
  std::optional<Charge> icon;  // nullopt: an empty ring
  QColor ink;                  // of its ground; invalid for paper
  std::string letter;          // beside the icon, or ""
  std::string words;
};

/// Returns the signs of Energies, costs, numbers, remarks and effects, each once with all its meanings, in
/// the order in which the cards use them. `types`: those of the game; lines that are printed on other cards
/// show no emblem of their effect.
std::vector<LegendEntry> legendOf(const rules::CardBook& cards, std::span<const rules::CardTypeSpec> types,
                                  LanguageId language);

}  // namespace lk::faces
