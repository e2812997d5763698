// The packs of one game in the card editor: the house pack, whose cards can be copied, and people's own
// packs, each a file in a folder.
#pragma once

#include <string>
#include <vector>

#include "app/kit/own_packs.h"

namespace lk::app {

/// The pack for new cards until people choose another one.
inline constexpr char kFirstPack[] = "my-cards";

/// Returns whether `name` is a valid pack name: [a-z0-9_-]+
bool isPackName(const std::string& name);

class DeskPacks {
 public:
  struct Own {
    std::string file;
    rules::PackDocument pack;
    [[nodiscard]] const std::string& name() const { return pack.field("pack").asString(); }
  };

  /// Precondition: `game` exists. If `folder` is empty, nothing is stored.
  DeskPacks(std::string game, std::string folder);

  /// Reads the own packs again.
  void load();

  [[nodiscard]] const rules::PackDocument& house() const { return house_; }
  [[nodiscard]] const std::vector<Own>& own() const { return own_; }
  /// Returns the own pack with this name; nullptr if there is none. Valid until the next load, put, take or
  /// import.
  [[nodiscard]] const Own* find(const std::string& name) const;
  /// Returns the own pack that contains a card; nullptr if there is none.
  [[nodiscard]] const Own* holding(const std::string& card) const;
  /// Returns a card of any pack; nullptr if there is none.
  [[nodiscard]] const Json* card(const std::string& id) const;
  /// Returns all packs, without the card `id` of the own pack `name`.
  [[nodiscard]] std::vector<PackFile> without(const std::string& name, const std::string& id) const;

  /// Writes a card into the own pack `name`. It replaces the card `former` if the pack contains it. A new
  /// pack is created in a file that does not exist yet.
  Outcome<Done> put(const std::string& name, const std::string& former, const Json& card);
  /// Removes a card from an own pack. With the last card its file is deleted.
  Outcome<Done> take(const std::string& name, const std::string& id);
  /// Imports a pack and returns its name.
  Outcome<std::string> importFrom(const std::string& file);
  Outcome<Done> exportTo(const std::string& name, const std::string& file) const;

 private:
  std::string game_;
  std::string folder_;
  PackFile houseFile_;
  rules::PackDocument house_;
  std::vector<Own> own_;
};

}  // namespace lk::app
