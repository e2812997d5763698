// The packs people made or were given, of every game, as files of one folder.
// What a pack is called and which game it is of stands in it: two games may
// have packs of one name.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/kit/game_kit.h"
#include "rules/cards/pack_document.h"

namespace lk::app {

/// The folder of own packs inside the data folder. It need not be there.
std::string ownPacksFolder(const std::string& dataFolder);

/// A pack file, at most 32 MB of it.
Outcome<PackFile> readPackFile(const std::string& file);

/// Every pack of a game in a folder, in the order of the file names. What
/// cannot be read is told apart. A folder that is not there, or has no name,
/// holds none.
struct OwnPacks {
  std::vector<PackFile> packs;
  std::vector<Fault> faults;
};
OwnPacks ownPacks(const std::string& folder, std::string_view game);

/// A game's kit with the packs of a folder. A pack with faults stays out of it,
/// and the night goes on without: `leftOut` says why, a fault a pack.
struct OwnKit {
  std::shared_ptr<const GameKit> kit;
  std::vector<Fault> leftOut;
};
Outcome<OwnKit> loadOwnKit(std::string_view game, const std::string& folder);

/// Every fault of a pack as it will be played: beside its game's house pack,
/// unless it is that pack itself.
std::vector<Fault> faultsOfPack(const PackFile& pack);

/// The texts in other languages that the program brings for a pack: those of the house pack, if it is that.
std::vector<TranslatedFile> broughtTranslations(const rules::PackDocument& pack);

/// Writes a pack to a file, whole or not at all; it is on disk (synced) when
/// this returns. Folders on the way are made.
Outcome<Done> writePack(const std::string& file, const rules::PackDocument& pack);

/// Where a pack that is nowhere yet goes in a folder: NAME.json, or NAME-2.json
/// and so on where something lies already, whatever it is.
std::string freePackFile(const std::string& folder, const std::string& name);

/// Copies a pack into the folder once it is sound beside all packs of its game
/// there. Returns its name. Nothing changes where its game has a pack of that
/// name already, it is another game's, or anything is wrong.
Outcome<std::string> importPack(const std::string& folder, std::string_view game, const std::string& file);

}  // namespace lk::app
