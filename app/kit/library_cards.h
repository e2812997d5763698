// A card library as the eyes use it: the codes of its references in memory, the rest in the file until a card
// may be meant.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "carddb/library.h"
#include "vision/cards/name/reference_shelf.h"

namespace lk::app {

/// Reads references from an open library. Other programs may add to it meanwhile: what they add is not seen.
class LibraryStore final : public vision::ReferenceStore {
 public:
  explicit LibraryStore(carddb::Library library) : library_(std::move(library)) {}

  void read(const std::vector<std::uint32_t>& places, const Use& use) const override;
  /// What people call the card "GAME/ID"; the key itself when the library has no such card.
  [[nodiscard]] std::string nameOf(const std::string& key) const;

  /// Reads the codes, of one game when `game` is not empty. Codes and descriptors that are missing or were
  /// made by another version of the algorithm are worked out again from their pictures, and kept in memory:
  /// reading changes no file. Called once, before anything else.
  Outcome<std::vector<vision::CardCode>> load(std::string_view game);

 private:
  Outcome<vision::CardCode> remake(std::uint32_t place);
  [[nodiscard]] Outcome<vision::Reference> whole(std::uint32_t place) const;

  mutable std::mutex mutex_;  // one connection for all threads
  carddb::Library library_;
  std::vector<std::int64_t> rows_;                      // one a place
  std::map<std::uint32_t, vision::Descriptor> remade_;  // place -> what the file does not hold
  std::vector<vision::Reference> inMemory_;             // all of them, of a small library
};

struct LibraryCards {
  vision::ReferenceShelf shelf;
  std::shared_ptr<const LibraryStore> library;
};

/// Opens a library file to name cards from, all of them or those of one game when `game` is not empty. A
/// library of 100 000 references takes about 0.2 s and 20 MB.
Outcome<LibraryCards> libraryCards(const std::string& path, std::string_view game);

/// Brings codes and descriptors up to this version, so that nobody need work them out on reading.
Outcome<Done> refreshDescriptors(carddb::Library& library);

/// Describes the card of a stored picture, which it fills corner to corner; none when it cannot be decoded.
std::optional<vision::Descriptor> describePicture(const std::vector<std::uint8_t>& bytes);

}  // namespace lk::app
