// Names cards: compares a seen card with the enrolled references, and reports a name, a doubt, or nothing.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "vision/cards/name/match_result.h"
#include "vision/cards/name/reference_shelf.h"
#include "vision/core/sighting.h"

namespace lk::vision {

/// Distance (see CardIndex::nearest()) below which two cards are more often reported as a doubt than named,
/// because neither has a sufficient lead.
inline constexpr double kDoubtDistance = 0.02;
/// Distance below which two images show the same card.
inline constexpr double kLooksTheSame = 0.005;

enum class Search {
  sieved,      // compares only the references with the nearest codes
  exhaustive,  // compares all references; used to measure the other
};

/// Returns true if a card of this key can be on the table.
using CanBeThere = std::function<bool(const std::string& key)>;

/// The enrolled cards. look() is thread-safe, except while expect() runs.
class CardIndex {
 public:
  /// Uses references held in memory; see shelved().
  CardIndex(std::vector<Reference> references);
  /// Uses references from one or several stores.
  explicit CardIndex(std::vector<ReferenceShelf> shelves, Search search);
  ~CardIndex();
  CardIndex(CardIndex&&) noexcept;
  CardIndex& operator=(CardIndex&&) noexcept;

  [[nodiscard]] bool empty() const;

  /// Sets which cards can be on the table; the default is all. Cards that cannot are ignored if one that can
  /// is about as likely as the best match. A card that cannot is still reported if it is clearly more likely
  /// than all that can.
  void expect(CanBeThere canBeThere);

  /// Compares one observation of a card with the references. Only visible pixels count: inside the image and
  /// not occluded. Reports no name if none is certain enough; see CardSighting. The corners of a named card
  /// start at its own top left. All coordinates are those of the view's image. Naming a card usually takes
  /// several observations; see CardInquiry and card_naming.h.
  [[nodiscard]] MatchResult look(const CardView& view) const;

  /// Returns the enrolled card most similar to `descriptor`, without references of the key `except`. The
  /// distance is 0 (same) to 1 (unrelated). The key is empty if there is no card.
  struct Nearest {
    std::string key;
    double distance = 1;
  };
  [[nodiscard]] Nearest nearest(const Descriptor& descriptor, const std::string& except = {}) const;

  /// Returns the code of a reference's face, by Hypothesis::reference; empty if no picture of it is kept.
  [[nodiscard]] FaceCode face(std::uint32_t reference) const;

  /// Calls `use` for every reference, wherever it is stored.
  void eachReference(const std::function<void(const Reference&)>& use) const;

 private:
  struct Content;
  std::unique_ptr<Content> content_;
};

}  // namespace lk::vision
