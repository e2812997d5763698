// The card packs a library file holds: their texts byte for byte, their cards to search in.
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

/// A card found by its words.
struct FoundCard {
  std::string game;
  std::string card;
  std::string pack;  // "" for a card that was enrolled and is in no pack
  std::string type;  // "" likewise
  Wording name;
  Wording text;
};

struct StoredPack {
  PackInfo pack;
  std::optional<PackInfo> replaced;
};

enum class SamePack {
  newerOnly,  // a pack replaces one of its name with a lower version
  any,        // or any version of it
};

/// The packs of one library file (the same file may hold references and nights). Not thread-safe.
class Packs {
 public:
  /// As Library::open.
  static Outcome<Packs> open(const std::string& path, LibraryMode mode);
  ~Packs();
  Packs(Packs&&) noexcept;
  Packs& operator=(Packs&&) noexcept;

  /// Stores the text of a sound pack (rules::readPack judges that) read from `file`, all or nothing, and says
  /// what it replaced, if anything. Its cards are found by what `translations` say of them, too. Refused,
  /// with a fault of `file`: a version that may not replace the one there, and a pack of that name of another
  /// game.
  Outcome<StoredPack> store(std::string_view text, std::string_view file, SamePack same,
                            const std::vector<rules::TextFile>& translations = {});

  /// In the order of their names.
  [[nodiscard]] Outcome<std::vector<PackInfo>> packs() const;
  /// The text of a pack as it was stored; a pack the library does not hold is a fault that names those it
  /// does.
  [[nodiscard]] Outcome<std::string> text(std::string_view pack) const;

  /// Cards that hold every one of `words` in name or text, in any language, best first: those of packs,
  /// then those that were only enrolled, by name or id. At most `limit` of them.
  [[nodiscard]] Outcome<std::vector<FoundCard>> search(std::string_view words,
                                                       std::size_t limit = 1000) const;

 private:
  struct Connection;
  explicit Packs(std::unique_ptr<Connection> connection);
  std::unique_ptr<Connection> connection_;
};

}  // namespace lk::carddb
