// Which card on the table is which of the night's things. A card is followed from the event that made it a
// thing for as long as the eyes are sure that it is the same piece of cardboard.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rules/referee/referee.h"

namespace lk::app {

/// A card at rest, as far as it matters here. `individual` is that of vision::StableCard.
struct Followable {
  int individual = 0;
  rules::CardPlacement card;
  bool used = false;  // an accepted event came of it
};

class FollowedThings {
 public:
  /// The thing that a card is; none where it is none, or nobody knows which.
  [[nodiscard]] rules::ThingId of(int individual) const;

  /// An event was accepted, taken back or corrected. What was bound by events that no longer stand is so no
  /// more, nor is what lies nowhere any more.
  void keepUp(const rules::Referee& referee);
  /// The last accepted event came of `sources`: the things it brought are these cards.
  void bind(const rules::Referee& referee, std::span<const Followable> sources);
  /// Things whose card nobody follows and cards that are no thing yet, of one kind in one zone, are the same
  /// where it cannot be otherwise, or makes no difference: after a pause, or when people entered what they
  /// laid.
  void recognise(const rules::Referee& referee, std::span<const Followable> placed);
  /// What was followed under one number is followed under another from now on.
  void passOn(int individual, int as);

 private:
  /// Numbers are of standing events: it was bound with the event `since` and is none from `until` on.
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
  std::vector<Known> known_;             // the things there were after the last event
  std::vector<rules::ThingId> brought_;  // of these, those it brought
};

}  // namespace lk::app
