// Links cards on the table to the things of the night. A link begins with the event that created the thing,
// and lasts as long as the tracker is sure that it sees the same card.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rules/referee/referee.h"

namespace lk::app {

/// A card at rest. `individual` is that of vision::StableCard; 0: unknown.
struct Followable {
  int individual = 0;
  rules::CardPlacement card;
  bool used = false;  // an accepted event came of it
};

class FollowedThings {
 public:
  /// Returns the thing that a card is; an unknown one if it is none, or if it is not certain which.
  [[nodiscard]] rules::ThingId of(int individual) const;

  /// Removes links made by events that no longer stand, and links to things that are no longer in any zone.
  /// Call it after an event was accepted, taken back or corrected.
  void keepUp(const rules::Referee& referee);
  /// Links the things that the last accepted event created to `sources`, the cards it was made of.
  void bind(const rules::Referee& referee, std::span<const Followable> sources);
  /// Links things without a card to cards without a thing if both are of one kind and in one zone, and either
  /// only one link is possible or all possible links are equivalent. Needed after a pause, and when people
  /// entered what they laid.
  void recognise(const rules::Referee& referee, std::span<const Followable> placed);
  /// Moves the links of one individual to another.
  void passOn(int individual, int as);

 private:
  /// A link. It was made when `since` events stood, and ended when `until` stood; nullopt: it still holds.
  struct Bond {
    int individual = 0;
    rules::ThingId thing;
    std::size_t since = 0;
    std::optional<std::size_t> until;
  };
  using Known = std::pair<rules::ThingId, rules::CardId>;

  [[nodiscard]] bool isBound(rules::ThingId thing, std::span<const Followable> placed) const;
  void add(const rules::Referee& referee, int individual, rules::ThingId thing);

  std::vector<Bond> bonds_;
  std::vector<Known> known_;             // the things after the last event
  std::vector<rules::ThingId> brought_;  // those of them that it created
};

}  // namespace lk::app
