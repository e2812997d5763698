// A card library: one SQLite file with cards, reference pictures, and their descriptors (opaque bytes here).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "carddb/library_mode.h"
#include "rules/text/fault.h"

namespace lk::carddb {

/// One reference picture of a card or a back.
struct StoredReference {
  std::int64_t rowId = 0;  // set when read
  std::string game;        // [a-z0-9_-]+
  std::string card;        // [a-z0-9_-]+, without the game
  std::string name;        // display name; the id if the card was not named
  bool back = false;
  std::vector<std::uint8_t> picture;     // PNG or JPEG of the rectified card
  std::vector<std::uint8_t> descriptor;  // may be empty: to be computed again
  std::vector<std::uint8_t> code;        // short form of the descriptor; may be empty as well
  int descriptorVersion = 0;             // of descriptor and code
};

/// The part of a reference that is needed before any card is examined.
struct StoredCode {
  std::int64_t rowId = 0;
  int descriptorVersion = 0;
  std::span<const std::uint8_t> code;  // valid until the callback returns
};

/// How much of a reference to read; the other fields stay empty.
enum class Parts {
  names,        // game, card, name, back, version
  descriptors,  // also descriptor and code
  pictures,     // everything; pictures are most of a library and rarely needed
};

/// An open library. Not thread-safe: use one object per thread. Every writing function is one transaction:
/// all or nothing.
class Library {
 public:
  /// Opens a library. Checks its integrity (of pictures only when they are read), and migrates older schemas
  /// after a backup next to the file. Fails for newer schemas and for files that are no library. With
  /// `createIfMissing` a missing file is created; an existing file that is no library is a fault and is not
  /// changed. With `readOnly` nothing is written: an older library is migrated in a temporary copy.
  static Outcome<Library> open(const std::string& path, LibraryMode mode);
  ~Library();
  Library(Library&&) noexcept;
  Library& operator=(Library&&) noexcept;

  /// Adds references and their cards. A name other than the card's id renames the card; the id or an empty
  /// name keeps the current name.
  Outcome<Done> addReferences(const std::vector<StoredReference>& references);
  /// Removes references, and cards without further references. If a row does not exist, fails and changes
  /// nothing.
  Outcome<Done> removeReferences(const std::vector<std::int64_t>& rowIds);
  /// Returns all references, or those of one game, in the order in which they were added.
  [[nodiscard]] Outcome<std::vector<StoredReference>> references(std::optional<std::string_view> game = {},
                                                                 Parts parts = Parts::pictures) const;
  /// Passes the codes of all references, or of one game's, to `take`, in the order in which they were added.
  /// Does not read descriptors or pictures.
  Outcome<Done> codes(std::optional<std::string_view> game,
                      const std::function<void(const StoredCode&)>& take) const;
  /// Return one reference with Parts::descriptors, and its picture. Fail if the row does not exist.
  [[nodiscard]] Outcome<StoredReference> reference(std::int64_t rowId) const;
  [[nodiscard]] Outcome<std::vector<std::uint8_t>> picture(std::int64_t rowId) const;
  /// Returns a card's display name; nullopt if the card is unknown.
  [[nodiscard]] Outcome<std::optional<std::string>> name(std::string_view game, std::string_view card) const;

  /// A newly computed descriptor and code.
  struct NewDescriptor {
    std::int64_t rowId = 0;
    std::vector<std::uint8_t> descriptor;
    std::vector<std::uint8_t> code;
    int version = 0;
  };
  /// Replaces descriptors and codes. If a row does not exist, fails and changes nothing.
  Outcome<Done> updateDescriptors(const std::vector<NewDescriptor>& made);

 private:
  struct Connection;
  explicit Library(std::unique_ptr<Connection> connection);
  std::unique_ptr<Connection> connection_;
};

/// Returns whether `text` is a valid id of a game or card: [a-z0-9_-]+.
bool validId(std::string_view text);

}  // namespace lk::carddb
