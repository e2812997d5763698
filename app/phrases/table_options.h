// The options a table can agree on before a night: parts of the game to leave out, and rules with more than
// one reading, each with the rule it decides.
#pragma once

#include <string>
#include <vector>

#include <QString>

#include "app/kit/game_kit.h"

namespace lk::app {

struct TableReading {
  std::string value;  // as in the set-up's options; numbers are written as text
  QString says;
};

struct TableOption {
  std::string key;
  rules::OptionKind kind = rules::OptionKind::word;
  QString question;
  QString part;                        // the part of the game it leaves out ("Powers"); otherwise empty
  std::vector<TableReading> readings;  // recommended first; for kind `several` more than one can be set
  std::string rule;                    // number of the rule it decides; may be empty
  QString ruleSays;
};

/// Returns the options of a game that players are asked about, in the order of its words.
std::vector<TableOption> tableOptions(const GameKit& kit);

}  // namespace lk::app
