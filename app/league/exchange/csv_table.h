// CSV with a row of headings: finds columns by the names that programs give them.
#pragma once

#include <initializer_list>
#include <optional>

#include "app/league/exchange/csv.h"

namespace lk::league {

class CsvHeadings {
 public:
  explicit CsvHeadings(const CsvRow& row);

  /// Returns the column of the first of these headings that is there, whatever its case and spaces.
  [[nodiscard]] std::optional<std::size_t> find(std::initializer_list<std::string_view> names) const;

 private:
  std::vector<std::string> names_;
};

/// Returns a field of a row; empty if there is none.
std::string fieldOf(const CsvRow& row, std::optional<std::size_t> column);

}  // namespace lk::league
