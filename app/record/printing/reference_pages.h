// The numbered rules of a game on two pages, to lie beside the table.
#pragma once

#include <vector>

#include "app/kit/rule_texts.h"
#include "app/record/printing/page_writer.h"

namespace lk::app {

inline constexpr int kReferencePages = 2;

/// Two columns a page, at the largest size, up to 10 point, at which all rules find room on two pages; below
/// 7 point they run on to further pages instead.
void writeReferencePages(PageWriter& pdf, const std::vector<RuleSection>& sections);

}  // namespace lk::app
