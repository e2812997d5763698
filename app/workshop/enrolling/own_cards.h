// People's own library of one game during enrolling: its references, additions and undo.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/workshop/enrolling/taught_card.h"

namespace lk::app {

/// A reference that people made.
struct OwnReference {
  std::int64_t rowId = 0;
  std::string card;
  std::string name;
  bool back = false;
  friend bool operator==(const OwnReference&, const OwnReference&) = default;
};

/// Not thread-safe. Additions by other programs during this time are not seen.
class OwnCards {
 public:
  /// Opens a library. The file need not exist: it is created with the first card. A file that is no library
  /// is a fault and is not changed.
  static Outcome<OwnCards> open(const std::string& file, const std::string& game);

  /// Adds a card; it is stored when this returns.
  Outcome<Done> add(TaughtCard card);
  /// Removes the card added last by this object and returns it; nullopt if there is none.
  Outcome<std::optional<OwnReference>> undo();
  [[nodiscard]] bool canUndo() const { return !added_.empty(); }

  /// In the order of addition.
  [[nodiscard]] const std::vector<OwnReference>& references() const { return references_; }
  /// Number of references of a card.
  [[nodiscard]] int count(const std::string& card) const;
  /// All references, for recognition.
  [[nodiscard]] std::vector<vision::ReferenceShelf> shelves() const;
  [[nodiscard]] const std::string& file() const { return file_; }

 private:
  OwnCards(std::string file, std::string game) : file_(std::move(file)), game_(std::move(game)) {}

  std::string file_;
  std::string game_;
  std::vector<OwnReference> references_;
  std::optional<vision::ReferenceShelf> stored_;  // references stored when the library was opened
  std::vector<vision::Reference> added_;          // added since then: the last of references_
  std::optional<carddb::Library> library_;        // opened for writing with the first card
};

}  // namespace lk::app
