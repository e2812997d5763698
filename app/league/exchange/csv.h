// Tables as spreadsheets read and write them: RFC 4180, UTF-8.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/text/fault.h"

namespace lk::league {

struct CsvRow {
  int line = 0;  // where it begins
  std::vector<std::string> fields;
};

/// All rows that are not empty. A fault where a quote is not closed.
Outcome<std::vector<CsvRow>> readCsv(std::string_view text, const std::string& file);

/// A row with its end; fields are quoted where they must be.
std::string csvRow(const std::vector<std::string>& fields);

}  // namespace lk::league
