// Stores the enrolled cards for an index: short codes in memory, and full references wherever they are kept.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "vision/cards/name/describe/card_descriptor.h"
#include "vision/cards/name/face/face_code.h"
#include "vision/cards/name/shortlist/card_code.h"

namespace lk::vision {

struct Reference {
  std::string key;  // for example "halfwish/strike"
  bool back = false;
  Descriptor descriptor;
  FaceCode face{};  // empty if no picture of the card is kept
};

/// Reads full references, from memory or a file.
class ReferenceStore {
 public:
  ReferenceStore() = default;
  virtual ~ReferenceStore() = default;
  ReferenceStore(const ReferenceStore&) = delete;
  ReferenceStore& operator=(const ReferenceStore&) = delete;

  /// Calls `use` for each of `places` (indices in the order of the codes) that is readable, with its position
  /// in `places`. Must be thread-safe.
  using Use = std::function<void(std::size_t position, const Reference&)>;
  virtual void read(const std::vector<std::uint32_t>& places, const Use& use) const = 0;

  /// Returns the code of a reference's face; empty if the store keeps no picture of it. Must be thread-safe.
  [[nodiscard]] virtual FaceCode face(std::uint32_t /*place*/) const { return {}; }
};

struct ReferenceShelf {
  std::vector<CardCode> codes;  // one per reference
  std::shared_ptr<const ReferenceStore> store;
};

/// Returns the code of a descriptor. Precondition: the descriptor is usable, see isUsable().
CardCode codeOf(const Descriptor& descriptor);

/// Returns a shelf of references held in memory, 13 KB each, and 160 KB for each face. Precondition: all
/// descriptors are usable, see isUsable(). Compute older ones anew first.
ReferenceShelf shelved(std::vector<Reference> references);

}  // namespace lk::vision
