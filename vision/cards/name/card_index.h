// Names cards: compares a card with the enrolled references and decides, or says that it does not know.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "vision/cards/name/match_result.h"
#include "vision/cards/name/reference_shelf.h"
#include "vision/core/sighting.h"

namespace lk::vision {

/// Cards nearer to each other than this, see CardIndex::nearest(), are doubted more often than named: one
/// does not lead over the other by enough.
inline constexpr double kHardToTell = 0.02;
/// So near is a card to another picture of itself.
inline constexpr double kLooksTheSame = 0.005;

enum class Search {
  sieved,      // compares the few references whose codes are nearest
  exhaustive,  // compares all; to measure the other by
};

/// Whether a card of this key can lie on the table.
using CanBeThere = std::function<bool(const std::string& key)>;

/// look() may be called from several threads, but not while expect() runs.
class CardIndex {
 public:
  /// Of references held in memory; see shelved().
  CardIndex(std::vector<Reference> references);
  /// Of references kept anywhere, on one shelf or several.
  explicit CardIndex(std::vector<ReferenceShelf> shelves, Search search);
  ~CardIndex();
  CardIndex(CardIndex&&) noexcept;
  CardIndex& operator=(CardIndex&&) noexcept;

  [[nodiscard]] bool empty() const;

  /// Says which cards can lie on the table; without it, all of them. Where the likeliest can, those that
  /// cannot do not compete with it; a card that cannot is still told where it is plainly likelier than all
  /// that can.
  void expect(CanBeThere canBeThere);

  /// One look at a card: only what is in sight of it, inside the picture and under nothing, is compared.
  /// Never forces a name: see CardSighting. The card's corners start at its own top left when it is named;
  /// all places are of the view's picture. To name a card takes more looks than one: see CardInquiry and
  /// card_naming.h.
  [[nodiscard]] MatchResult look(const CardView& view) const;

  /// The enrolled card most like `descriptor`, and how far it is (0 = same, 1 = unrelated), leaving out
  /// references of the key `except`. Empty key when there is none.
  struct Nearest {
    std::string key;
    double distance = 1;
  };
  [[nodiscard]] Nearest nearest(const Descriptor& descriptor, const std::string& except = {}) const;

  /// Every reference in turn, wherever it is kept.
  void eachReference(const std::function<void(const Reference&)>& use) const;

 private:
  struct Content;
  std::unique_ptr<Content> content_;
};

}  // namespace lk::vision
