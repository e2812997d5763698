// What a table may agree on before a night: parts that can be left out, and the rules that may be read in
// more than one way, each with the rule it decides.
#pragma once

#include <string>
#include <vector>

#include <QString>

#include "app/kit/game_kit.h"

namespace lk::app {

struct TableReading {
  std::string value;  // as the set-up's options take it; numbers are written out
  QString says;
};

struct TableOption {
  std::string key;
  rules::OptionKind kind = rules::OptionKind::word;
  QString question;
  QString part;                        // what is left out by it ("Powers"); empty for all others
  std::vector<TableReading> readings;  // the recommended one first; of `several` any number may hold
  std::string rule;                    // the number of the rule it decides; may be empty
  QString ruleSays;
};

/// The options of a game that people are asked about, in the order its words have them.
std::vector<TableOption> tableOptions(const GameKit& kit);

}  // namespace lk::app
