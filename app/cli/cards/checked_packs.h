// Reads card packs from files and checks them completely before they are used.
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
  std::vector<TranslatedFile> translations;  // built into the program for this pack
  std::size_t cards = 0;
  std::vector<Fault> faults;  // all of them, in line order
};

/// Reads and checks packs. Fails with the first file that cannot be read at all. A pack may refer to cards of
/// its game's built-in pack, unless it is that pack itself.
Outcome<std::vector<CheckedPack>> checkedPacks(const std::vector<std::string>& files);

/// Writes a line for each fault of a pack.
void printFaults(const CheckedPack& pack, Console& console);

/// Runs `cards check`: writes a line for each fault, then one line per pack.
ExitStatus checkPacks(const std::vector<std::string>& files, Console& console);

}  // namespace lk::app
