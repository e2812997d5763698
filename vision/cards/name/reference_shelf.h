// The enrolled cards as an index holds them: a code each at hand, the rest where it is kept.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "vision/cards/name/describe/card_descriptor.h"
#include "vision/cards/name/shortlist/card_code.h"

namespace lk::vision {

struct Reference {
  std::string key;  // "halfwish/strike"
  bool back = false;
  Descriptor descriptor;
};

/// Hands out whole references; what keeps them (memory, a file) is its own business.
class ReferenceStore {
 public:
  ReferenceStore() = default;
  virtual ~ReferenceStore() = default;
  ReferenceStore(const ReferenceStore&) = delete;
  ReferenceStore& operator=(const ReferenceStore&) = delete;

  /// Calls `use` for every one of `places` (from 0 up, as the codes are ordered) that can still be read, with
  /// its position in `places`. May be called from several threads at once.
  using Use = std::function<void(std::size_t position, const Reference&)>;
  virtual void read(const std::vector<std::uint32_t>& places, const Use& use) const = 0;
};

struct ReferenceShelf {
  std::vector<CardCode> codes;  // one a reference
  std::shared_ptr<const ReferenceStore> store;
};

/// The code that stands for a descriptor on a shelf. The descriptor must be of this build's version.
CardCode codeOf(const Descriptor& descriptor);

/// References held in memory, 13 KB each. Descriptors of another version are a precondition violation: work
/// them out again first.
ReferenceShelf shelved(std::vector<Reference> references);

}  // namespace lk::vision
