// Prints the numbered rules of a game on two pages for use at the table, with the signs on its cards.
#pragma once

#include <vector>

#include "app/kit/rule_texts.h"
#include "app/record/printing/page_writer.h"
#include "faces/legend.h"

namespace lk::app {

inline constexpr int kReferencePages = 2;

/// Writes the signs with their meanings along the top of the first page, and below them the rules in two
/// columns per page. The font is the largest, up to 10 point, with which all rules fit on two pages. If less
/// than 7 point would be needed, 7 point is used with more pages.
void writeReferencePages(PageWriter& pdf, const std::vector<RuleSection>& sections,
                         const std::vector<faces::LegendEntry>& legend);

}  // namespace lk::app
