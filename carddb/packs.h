// The card packs in a library file: their texts byte for byte, and their cards for searching.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "carddb/library.h"
#include "rules/cards/pack_texts.h"
#include "rules/text/fault.h"
#include "rules/text/wording.h"

namespace lk::carddb {

struct PackInfo {
  std::string name;  // "halfwish-house"
  std::string game;
  int version = 0;
  int cards = 0;
  std::size_t bytes = 0;  // of its text
};

/// A search result.
struct FoundCard {
  std::string game;
  std::string card;
  std::string pack;  // "" for a card that was enrolled and is in no pack
  std::string type;  // "" for such a card
  Wording name;
  Wording text;
};

struct StoredPack {
  PackInfo pack;
  std::optional<PackInfo> replaced;
};

enum class SamePack {
  newerOnly,  // replaces only a lower version of the pack
  any,        // replaces any version
};

/// The packs of one library file, which may contain references and nights as well. Not thread-safe.
class Packs {
 public:
  /// See Library::open().
  static Outcome<Packs> open(const std::string& path, LibraryMode mode);
  ~Packs();
  Packs(Packs&&) noexcept;
  Packs& operator=(Packs&&) noexcept;

  /// Stores the text of a pack read from `file`, all or nothing, and returns the new pack and the one it
  /// replaced, if any. The text must be valid as checked by rules::readPack(). Its cards can also be found by
  /// the words of `translations`. Fails, with a fault that names `file`, if the version may not replace the
  /// stored one or the stored pack of that name belongs to another game.
  Outcome<StoredPack> store(std::string_view text, std::string_view file, SamePack same,
                            const std::vector<rules::TextFile>& translations = {});

  /// Returns all packs, sorted by name.
  [[nodiscard]] Outcome<std::vector<PackInfo>> packs() const;
  /// Returns the stored text of a pack. Fails if there is no such pack; the fault lists the packs there are.
  [[nodiscard]] Outcome<std::string> text(std::string_view pack) const;

  /// Returns the cards whose name and text contain all of `words`, in any language: first those of packs, the
  /// best match first, then cards that were only enrolled (matched by name or id). At most `limit` cards.
  [[nodiscard]] Outcome<std::vector<FoundCard>> search(std::string_view words,
                                                       std::size_t limit = 1000) const;

 private:
  struct Connection;
  explicit Packs(std::unique_ptr<Connection> connection);
  std::unique_ptr<Connection> connection_;
};

}  // namespace lk::carddb
