// Packs from files, checked as a whole before anything is done with them.
#pragma once

#include <string>
#include <vector>

#include "app/cli/console.h"
#include "app/kit/translations.h"
#include "rules/text/fault.h"

namespace lk::app {

struct CheckedPack {
  std::string file;
  std::string text;
  std::vector<TranslatedFile> translations;  // that the program brings for it
  std::size_t cards = 0;
  std::vector<Fault> faults;  // all of them, in the order of their lines
};

/// Reads and checks packs; the fault is of the first file that cannot be read at all. A pack may name cards
/// of its game's built-in pack, unless it is that pack itself.
Outcome<std::vector<CheckedPack>> checkedPacks(const std::vector<std::string>& files);

/// A line for each fault of a pack.
void printFaults(const CheckedPack& pack, Console& console);

/// `cards check`: a line for each fault, then one a pack.
ExitStatus checkPacks(const std::vector<std::string>& files, Console& console);

}  // namespace lk::app
