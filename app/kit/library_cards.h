// A card library for recognition: the codes of its references are in memory, and the rest is read from the
// file when a card is a candidate.
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

/// Reads references from an open library. References added by other programs meanwhile are not seen.
class LibraryStore final : public vision::ReferenceStore {
 public:
  explicit LibraryStore(carddb::Library library) : library_(std::move(library)) {}

  void read(const std::vector<std::uint32_t>& places, const Use& use) const override;
  /// Calculated from the picture when it is first asked for, in about 15 ms; the last ones are kept.
  [[nodiscard]] vision::FaceCode face(std::uint32_t place) const override;
  /// Returns the name of card "GAME/ID" for people; the key itself if the library has no such card.
  [[nodiscard]] std::string nameOf(const std::string& key) const;

  /// Reads the codes, of one game if `game` is not empty. Codes and descriptors that are missing or from
  /// another version of the algorithm are calculated from their pictures and kept in memory: no file is
  /// changed. Call it once, before all other functions.
  Outcome<std::vector<vision::CardCode>> load(std::string_view game);

 private:
  Outcome<vision::CardCode> remake(std::uint32_t place);
  [[nodiscard]] Outcome<vision::Reference> whole(std::uint32_t place) const;

  mutable std::mutex mutex_;  // one connection for all threads
  carddb::Library library_;
  std::vector<std::int64_t> rows_;  // one per reference
  /// By reference: descriptors that the file does not have.
  std::map<std::uint32_t, vision::Descriptor> remade_;
  std::vector<vision::Reference> inMemory_;                  // all references of a small library
  mutable std::map<std::uint32_t, vision::FaceCode> faces_;  // by reference
};

struct LibraryCards {
  vision::ReferenceShelf shelf;
  std::shared_ptr<const LibraryStore> library;
};

/// Opens a library file for recognition, with all cards or those of one game if `game` is not empty. A
/// library of 100 000 references takes about 0.2 s and 20 MB.
Outcome<LibraryCards> libraryCards(const std::string& path, std::string_view game);

/// Recalculates outdated codes and descriptors and stores them, so that readers need not.
Outcome<Done> refreshDescriptors(carddb::Library& library);

/// Returns the descriptor of a stored picture that shows exactly the card; nullopt if it cannot be decoded.
std::optional<vision::Descriptor> describePicture(const std::vector<std::uint8_t>& bytes);

}  // namespace lk::app
