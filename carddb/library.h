// A card library: one SQLite file with cards, reference pictures and their descriptors (opaque bytes here).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/text/fault.h"

namespace lk::carddb {

/// One reference of a card, or of a back.
struct StoredReference {
  std::int64_t rowId = 0;  // filled when read
  std::string game;        // [a-z0-9_-]+
  std::string card;        // [a-z0-9_-]+, without the game
  std::string name;        // for people; the id when nobody named it
  bool back = false;
  std::vector<std::uint8_t> picture;     // PNG or JPEG of the rectified card
  std::vector<std::uint8_t> descriptor;  // may be empty: to be recomputed
  std::vector<std::uint8_t> code;        // a descriptor in short; may be empty too
  int descriptorVersion = 0;             // of both
};

/// What is needed of every reference before any card is looked at.
struct StoredCode {
  std::int64_t rowId = 0;
  int descriptorVersion = 0;
  std::span<const std::uint8_t> code;  // valid until the next one
};

enum class LibraryMode {
  readOnly,
  readWrite,
  createIfMissing,
  passing,  // the same for what can be made again: no copy is kept of an older one
};

/// How much of a reference to read; the rest stays empty.
enum class Parts {
  names,        // game, card, name, back, version
  descriptors,  // and descriptor and code
  pictures,     // everything; pictures are most of a library and seldom needed
};

/// An open library. Not thread-safe: one object a thread. Every writing function is one transaction: all or
/// nothing.
class Library {
 public:
  /// Checks integrity (of pictures only when they are read), migrates older schemas (after a backup beside
  /// the file), refuses newer ones and files that are no library. With `createIfMissing` a missing file is
  /// created; a file that exists but is no library is a fault and stays as it is. With `readOnly` nothing is
  /// written at all: an older library is migrated in a passing copy.
  static Outcome<Library> open(const std::string& path, LibraryMode mode);
  ~Library();
  Library(Library&&) noexcept;
  Library& operator=(Library&&) noexcept;

  /// A name other than the card's id renames the card; the id, or none, keeps the name it has.
  Outcome<Done> addReferences(const std::vector<StoredReference>& references);
  /// Takes references back, and cards that have none left. A row that does not exist is a fault, and nothing
  /// is changed.
  Outcome<Done> removeReferences(const std::vector<std::int64_t>& rowIds);
  /// All references, or those of one game, in the order they were added.
  [[nodiscard]] Outcome<std::vector<StoredReference>> references(std::optional<std::string_view> game = {},
                                                                 Parts parts = Parts::pictures) const;
  /// Hands the codes of all references, or of one game, to `take`, in the order they were added. Reads
  /// neither descriptors nor pictures.
  Outcome<Done> codes(std::optional<std::string_view> game,
                      const std::function<void(const StoredCode&)>& take) const;
  /// One reference, as far as descriptors; its picture. A row that does not exist is a fault.
  [[nodiscard]] Outcome<StoredReference> reference(std::int64_t rowId) const;
  [[nodiscard]] Outcome<std::vector<std::uint8_t>> picture(std::int64_t rowId) const;
  /// The name people gave a card; none when there is no such card.
  [[nodiscard]] Outcome<std::optional<std::string>> name(std::string_view game, std::string_view card) const;

  /// What is worked out from a picture, made anew.
  struct NewDescriptor {
    std::int64_t rowId = 0;
    std::vector<std::uint8_t> descriptor;
    std::vector<std::uint8_t> code;
    int version = 0;
  };
  /// A row that does not exist is a fault, and nothing is changed.
  Outcome<Done> updateDescriptors(const std::vector<NewDescriptor>& made);

 private:
  struct Connection;
  explicit Library(std::unique_ptr<Connection> connection);
  std::unique_ptr<Connection> connection_;
};

/// Whether `text` may name a game or a card: [a-z0-9_-]+.
bool validId(std::string_view text);

}  // namespace lk::carddb
