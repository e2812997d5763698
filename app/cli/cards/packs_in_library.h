// `cards import`, `cards export` and `cards search`: packs in a library file.
#pragma once

#include <string>
#include <vector>

#include "app/cli/console.h"
#include "carddb/packs.h"

namespace lk::app {

/// Stores packs without faults in a library, which is created when the first one is stored. Writes a line for
/// each pack and each fault. Refuses packs with faults and versions that may not replace the stored one.
ExitStatus importPacks(const std::string& library, const std::vector<std::string>& files,
                       carddb::SamePack same, Console& console);

/// Writes a pack of a library to a file, byte for byte as it was imported. If `pack` is empty, the library's
/// only pack. The file is written completely or left unchanged.
ExitStatus exportPack(const std::string& library, const std::string& pack, const std::string& out,
                      Console& console);

/// Writes a line for each card that contains all the words, best match first.
ExitStatus searchCards(const std::string& library, const std::vector<std::string>& words, Console& console);

/// Returns a pack of a library as an output line.
Json packLine(const carddb::PackInfo& pack);

}  // namespace lk::app
