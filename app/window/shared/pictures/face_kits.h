// The kits whose cards are painted for QML, by the edition an address names.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "app/kit/game_kit.h"

namespace lk::app {

/// Any thread. An edition stays for as long as the program runs: cards of it may be on screen.
class FaceKits {
 public:
  /// `usual` is of the game people are likely to play; `packs` the folder of own packs, none when empty.
  FaceKits(std::shared_ptr<const GameKit> usual, std::string packs);

  void put(std::shared_ptr<const GameKit> kit);
  /// By GameKit::edition, or a game's id; the usual one for an empty name. One that was not put is read from
  /// disk, as it lies there now. nullptr for a game that is not known.
  [[nodiscard]] std::shared_ptr<const GameKit> find(const std::string& edition);

 private:
  std::mutex mutex_;
  std::shared_ptr<const GameKit> usual_;
  std::map<std::string, std::shared_ptr<const GameKit>> kits_;
  std::string packs_;
};

}  // namespace lk::app
