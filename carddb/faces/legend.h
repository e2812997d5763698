// Says in words what the signs on a game's cards mean.
#pragma once

#include <vector>

#include "faces/card_look.h"

namespace lk::faces {

/// A sign and its meaning, as it looks on the cards.
struct LegendEntry {
  Charge icon = Charge::star;
  QColor ink;          // of its ground; invalid for paper
  std::string letter;  // beside the icon, or ""
  std::string words;
};

/// Returns the signs with a meaning in the rules: Energies, costs, numbers and remarks, each once, in the
/// order in which the cards use them. Emblems in pictures are ornament and not among them.
std::vector<LegendEntry> legendOf(const rules::CardBook& cards, LanguageId language);

}  // namespace lk::faces
