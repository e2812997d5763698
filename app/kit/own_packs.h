// The user's own packs of all games, as files of one folder. A pack's name and game are inside its file:
// packs of two games may have the same name.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/cards/pack_document.h"

namespace lk::app {

/// Returns the folder of own packs in the data folder. It may not exist.
std::string ownPacksFolder(const std::string& dataFolder);

/// Reads a pack file of at most 32 MB.
Outcome<PackFile> readPackFile(const std::string& file);

/// All packs of a game in a folder, ordered by file name, and the faults of files that cannot be read. If the
/// folder does not exist, or its name is empty, there are none.
struct OwnPacks {
  std::vector<PackFile> packs;
  std::vector<Fault> faults;
};
OwnPacks ownPacks(const std::string& folder, std::string_view game);

/// A game's kit with the packs of a folder. A pack with faults is left out: `leftOut` has one fault for each.
struct OwnKit {
  std::shared_ptr<const GameKit> kit;
  std::vector<Fault> leftOut;
};
Outcome<OwnKit> loadOwnKit(std::string_view game, const std::string& folder);

/// Returns every fault of a pack as it will be played: together with its game's house pack, unless it is that
/// pack itself.
std::vector<Fault> faultsOfPack(const PackFile& pack);

/// Returns the translations that are part of the program: those of the house pack, if the pack has its name.
std::vector<TranslatedFile> builtInTranslations(const rules::PackDocument& pack);

/// Writes a pack to a file, completely or not at all, and syncs it to disk. Creates missing folders.
Outcome<Done> writePack(const std::string& file, const rules::PackDocument& pack);

/// Returns the file for a new pack in a folder: NAME.json, or NAME-2.json and so on if that path exists.
std::string freePackFile(const std::string& folder, const std::string& name);

/// Copies a pack into the folder if it has no faults together with all packs of its game there. Returns its
/// name. Fails without changes if its game has a pack with that name already, if it is another game's pack,
/// or if it has faults.
Outcome<std::string> importPack(const std::string& folder, std::string_view game, const std::string& file);

}  // namespace lk::app
