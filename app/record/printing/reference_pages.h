// Prints the numbered rules of a game on two pages for use at the table, with the signs on its cards and how
// the table is laid.
#pragma once

#include <functional>
#include <vector>

#include "app/kit/game_kit.h"
#include "app/kit/rule_texts.h"
#include "app/record/printing/page_writer.h"
#include "carddb/sheets.h"
#include "faces/legend.h"

namespace lk::app {

inline constexpr int kReferencePages = 2;

struct ReferencePages {
  carddb::TableLayout layout;
  std::vector<RuleSection> rules;
  std::vector<faces::LegendEntry> legend;
};

/// Returns the rules and signs of a game in a language; English where it has no translation.
ReferencePages referenceOf(const GameKit& kit, LanguageId language);

/// Writes the table and the signs with their meanings along the top of the first page, and below them the
/// rules in two columns per page. The font is the largest, up to 10 point, with which all rules fit on two
/// pages. If less than 7 point would be needed, 7 point is used with more pages. `before` is called before
/// each page with its number from 0, and may write another one.
void writeReferencePages(PageWriter& pdf, const ReferencePages& what,
                         const std::function<void(int)>& before = {});

/// Paints signs with their meanings in lines of that width from `at`.
void paintLegend(QPainter& painter, QPointF at, const std::vector<faces::LegendEntry>& legend, double width);
double legendHeight(const std::vector<faces::LegendEntry>& legend, double width);

}  // namespace lk::app
