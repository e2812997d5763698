// Reads and writes CSV as spreadsheets do: RFC 4180, UTF-8.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/text/fault.h"

namespace lk::league {

struct CsvRow {
  int line = 0;  // of its first character
  std::vector<std::string> fields;
};

/// Returns all rows that are not empty. Fails if a quote is not closed.
Outcome<std::vector<CsvRow>> readCsv(std::string_view text, const std::string& file);

/// Returns a row with its line end; fields are quoted where necessary.
std::string csvRow(const std::vector<std::string>& fields);

}  // namespace lk::league
