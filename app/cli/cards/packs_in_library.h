// `cards import`, `cards export` and `cards search`: packs in a library file.
#pragma once

#include <string>
#include <vector>

#include "app/cli/console.h"
#include "carddb/packs.h"

namespace lk::app {

/// Stores sound packs in a library, made if it is missing and there is one to store. A line for each pack and
/// each fault; packs with faults and versions that may not replace the one there are refused.
ExitStatus importPacks(const std::string& library, const std::vector<std::string>& files,
                       carddb::SamePack same, Console& console);

/// Writes a pack of a library to a file, byte for byte as it came; the only one there is when `pack` is
/// empty. The file is whole or as it was before.
ExitStatus exportPack(const std::string& library, const std::string& pack, const std::string& out,
                      Console& console);

/// A line for each card that holds all the words, best first.
ExitStatus searchCards(const std::string& library, const std::vector<std::string>& words, Console& console);

/// A pack a library holds, as a line.
Json packLine(const carddb::PackInfo& pack);

}  // namespace lk::app
