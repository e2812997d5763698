// Names cards: compares a card with the enrolled references and decides, or says that it does not know.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "vision/card_look.h"
#include "vision/card_opinion.h"
#include "vision/reference_shelf.h"
#include "vision/sighting.h"

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

/// Immutable after construction; identify() may be called from several threads.
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

  /// Names the card at `outline` (corner order does not matter, all turns are tried). The sighting's corners
  /// start at the card's own top left when it is named. Never forces a name: see CardSighting. `above` are
  /// outlines of what lies on the card, `hidden` (CV_8U, of the picture's size, or empty) is 255 where
  /// anything else is in the way: only the rest of it is looked at, as only what is inside the picture.
  [[nodiscard]] CardSighting identify(const cv::Mat& bgr, const Quad& outline,
                                      const std::vector<Quad>& above = {}, const cv::Mat& hidden = {}) const;
  /// The same, with what it is weighed by against another look at the card, which may be lit otherwise.
  [[nodiscard]] CardOpinion opinion(const cv::Mat& bgr, const Quad& outline, const std::vector<Quad>& above,
                                    const cv::Mat& hidden, Lighting lighting = Lighting::unknown) const;

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
