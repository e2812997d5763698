#include "app/league/exchange/csv.h"

#include <algorithm>

namespace lk::league {

namespace {

class CsvReader {
 public:
  CsvReader(std::string_view text, const std::string& file) : text_(text), file_(file) {
    if (text_.substr(0, 3) == "\xEF\xBB\xBF") text_.remove_prefix(3);
  }

  Outcome<std::vector<CsvRow>> read() {
    std::vector<CsvRow> rows;
    while (at_ < text_.size()) {
      const int line = line_;
      CsvRow row{line};
      do {
        if (!field(row)) return Fault{file_, line, "holds a quote that is not closed", "close it"};
      } while (taken(','));
      if (taken('\r'))
        taken('\n');
      else
        taken('\n');
      if (row.fields.size() > 1 || !row.fields.front().empty()) rows.push_back(std::move(row));
    }
    return rows;
  }

 private:
  bool taken(char c) {
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    if (c == '\n') ++line_;
    return true;
  }

  bool field(CsvRow& row) {
    std::string& value = row.fields.emplace_back();
    if (!taken('"')) {
      while (at_ < text_.size() && text_[at_] != ',' && text_[at_] != '\n' && text_[at_] != '\r')
        value += text_[at_++];
      return true;
    }
    for (;;) {
      if (at_ >= text_.size()) return false;
      if (taken('"')) {
        if (!taken('"')) return true;
        value += '"';
        continue;
      }
      if (text_[at_] == '\n') ++line_;
      value += text_[at_++];
    }
  }

  std::string_view text_;
  const std::string& file_;
  std::size_t at_ = 0;
  int line_ = 1;
};

}  // namespace

Outcome<std::vector<CsvRow>> readCsv(std::string_view text, const std::string& file) {
  return CsvReader(text, file).read();
}

std::string csvRow(const std::vector<std::string>& fields) {
  std::string row;
  for (const std::string& field : fields) {
    if (!row.empty() || &field != &fields.front()) row += ',';
    if (field.find_first_of("\",\r\n") == std::string::npos) {
      row += field;
      continue;
    }
    row += '"';
    for (const char c : field) row += c == '"' ? std::string("\"\"") : std::string(1, c);
    row += '"';
  }
  return row + "\r\n";
}

}  // namespace lk::league
