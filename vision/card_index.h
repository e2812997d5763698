// Names cards: compares a card with every enrolled reference and decides, or says that it does not know.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "vision/card_descriptor.h"

namespace lk::vision {

struct Reference {
  std::string key;  // "halfwish/strike"
  bool back = false;
  Descriptor descriptor;
};

/// Immutable after construction; identify() may be called from several threads.
class CardIndex {
 public:
  /// References with a descriptor of another version are a precondition violation: recompute them first.
  explicit CardIndex(std::vector<Reference> references);
  ~CardIndex();
  CardIndex(CardIndex&&) noexcept;
  CardIndex& operator=(CardIndex&&) noexcept;

  [[nodiscard]] bool empty() const;

  /// Names the card at `outline` (corner order does not matter, all turns are tried). The sighting's corners
  /// start at the card's own top left when it is named. Never forces a name: see CardSighting.
  [[nodiscard]] CardSighting identify(const cv::Mat& bgr, const Quad& outline) const;

  /// The enrolled card most like `descriptor`, and how far it is (0 = same, 1 = unrelated). Empty key when
  /// empty.
  struct Nearest {
    std::string key;
    double distance = 1;
  };
  [[nodiscard]] Nearest nearest(const Descriptor& descriptor) const;

 private:
  struct Content;
  std::unique_ptr<Content> content_;
};

}  // namespace lk::vision
