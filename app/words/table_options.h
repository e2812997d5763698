// What a table may agree on before a night: parts that can be left out, and the rules that may be read in
// more than one way. The first reading of each is the recommended one.
#pragma once

#include <string>
#include <vector>

#include <QString>

namespace lk::app {

struct TableReading {
  std::string value;  // as the setup's options take it
  QString says;
};

struct TableOption {
  std::string key;
  QString question;
  std::vector<TableReading> readings;  // at least two
};

/// The options of Halfwish, the parts first.
std::vector<TableOption> tableOptions();

}  // namespace lk::app
