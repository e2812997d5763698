#include "app/league/exchange/csv_table.h"

#include <algorithm>

namespace lk::league {

namespace {

/// Returns the letters and digits of ASCII, in lower case; other bytes as they are.
std::string plain(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c >= 'A' && c <= 'Z')
      out += static_cast<char>(c - 'A' + 'a');
    else if (c != ' ' && c != '_' && c != '-' && c != '\t')
      out += c;
  }
  return out;
}

}  // namespace

CsvHeadings::CsvHeadings(const CsvRow& row) {
  for (const std::string& name : row.fields) names_.push_back(plain(name));
}

std::optional<std::size_t> CsvHeadings::find(std::initializer_list<std::string_view> names) const {
  for (const std::string_view name : names)
    if (const auto at = std::find(names_.begin(), names_.end(), plain(name)); at != names_.end())
      return static_cast<std::size_t>(at - names_.begin());
  return std::nullopt;
}

std::string fieldOf(const CsvRow& row, std::optional<std::size_t> column) {
  return column && *column < row.fields.size() ? row.fields[*column] : std::string();
}

}  // namespace lk::league
