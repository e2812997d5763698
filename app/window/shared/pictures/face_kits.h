// The kits used to paint cards for QML, by edition.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "app/kit/game_kit.h"

namespace lk::app {

/// Thread-safe. An edition is kept until the program ends, because its cards may be on the screen.
class FaceKits {
 public:
  /// `usual` is the kit of the game that people are most likely to play; `packs` is the folder of own packs
  /// (empty: none).
  FaceKits(std::shared_ptr<const GameKit> usual, std::string packs);

  void put(std::shared_ptr<const GameKit> kit);
  /// Returns a kit by GameKit::edition or game id; for an empty name the usual kit. A kit that was not added
  /// with put() is loaded from disk, with the packs that are there at that time. Returns nullptr for an
  /// unknown game.
  [[nodiscard]] std::shared_ptr<const GameKit> find(const std::string& edition);

 private:
  std::mutex mutex_;
  std::shared_ptr<const GameKit> usual_;
  std::map<std::string, std::shared_ptr<const GameKit>> kits_;
  std::string packs_;
};

}  // namespace lk::app
