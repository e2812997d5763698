// The packs of one game as the desk sees them: the house pack, whose cards may
// be copied, and people's own, each a file of a folder.
#pragma once

#include <string>
#include <vector>

#include "app/kit/own_packs.h"

namespace lk::app {

/// The pack own cards go to until people choose another one.
inline constexpr char kFirstPack[] = "my-cards";

/// [a-z0-9_-]+
bool isPackName(const std::string& name);

class DeskPacks {
 public:
  struct Own {
    std::string file;
    rules::PackDocument pack;
    [[nodiscard]] const std::string& name() const { return pack.field("pack").asString(); }
  };

  /// `game` is one there is. Nothing is kept where `folder` is empty.
  DeskPacks(std::string game, std::string folder);

  /// Reads people's own anew.
  void load();

  [[nodiscard]] const rules::PackDocument& house() const { return house_; }
  [[nodiscard]] const std::vector<Own>& own() const { return own_; }
  /// The own pack called so, or nullptr. Valid until anything is read or
  /// written.
  [[nodiscard]] const Own* find(const std::string& name) const;
  /// The own pack that has a card, or nullptr.
  [[nodiscard]] const Own* holding(const std::string& card) const;
  /// A card of any pack, or nullptr.
  [[nodiscard]] const Json* card(const std::string& id) const;
  /// All packs, the card `id` of the own pack `name` left out.
  [[nodiscard]] std::vector<PackFile> without(const std::string& name, const std::string& id) const;

  /// Writes a card into the own pack `name`, in the place of the one called
  /// `former` if it has that; a pack there is none of yet begins with it, in a
  /// file nothing lies in.
  Outcome<Done> put(const std::string& name, const std::string& former, const Json& card);
  /// Takes a card out of an own pack, and its file away with the last card.
  Outcome<Done> take(const std::string& name, const std::string& id);
  /// The name of the pack that is there now.
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
