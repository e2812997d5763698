// What cards of this game can do to a night, and what the rules do to things in the same way.
#pragma once

#include "rules/games/magepunk/cards/language.h"
#include "rules/games/magepunk/rule_ids.h"
#include "rules/run/things_host.h"

namespace lk::rules::magepunk {

/// Why a card goes to another zone. Other cards notice "destroyed", but not a sacrifice.
enum class Why : std::uint8_t { returned, destroyed, discarded };

class Host final : public ThingsHost {
 public:
  Host(Changes& changes, const CardBook& cards) : changes_(changes), cards_(cards) {}

  [[nodiscard]] const State& state() const override { return changes_.state(); }
  [[nodiscard]] const CardBook& cards() const override { return cards_; }
  [[nodiscard]] std::vector<Frame>& running() override { return changes_.running(); }
  [[nodiscard]] const std::vector<Frame>& running() const override { return changes_.state().running; }
  void settle(const Settled& forced) override { changes_.settle(forced); }
  [[nodiscard]] bool halted() const override { return state().result.finished; }
  [[nodiscard]] Players inOrder(std::uint8_t seats) const override;
  [[nodiscard]] bool holds(const Test&, const Frame&) const override { return true; }
  void nothing(const Frame& frame) override;
  [[nodiscard]] const Language& language() const override { return magepunk::language(); }
  [[nodiscard]] Changes& changes() override { return changes_; }
  [[nodiscard]] std::vector<Target> word(int place, const Standpoint& from) const override;
  [[nodiscard]] bool isWord(int place, Target what, const Standpoint& from) const override;
  [[nodiscard]] ZoneSet zonesAt(int place) const override;
  [[nodiscard]] bool isStanding(const Slot& slot, int type) const override;
  [[nodiscard]] int printed(Target whose, int stat) const override;
  void hurt(Target whom, int amount, const Frame& why) override;
  void mend(Target whom, int amount, const Frame& why) override;
  void count(int counter, Target on, int add, const Frame& why) override;
  void move(Target what, int place, const Frame& why) override;
  void tellLasting(const Lingering& effect, Target on) override;

  /// Damages a player, an Entity or a damageable Node; prevented damage is subtracted. Returns the damage
  /// dealt. `clash`: in combat, the number of the attacker concerned. `by`: what steps name if no thing
  /// strikes.
  int strike(ThingId source, Target whom, int amount, RuleId why, std::optional<int> clash = {},
             const Mention& by = {});
  /// Draws one card at a time. A player who cannot draw is recorded as having lost.
  void draw(Seat seat, int count, RuleId why);
  /// Puts a card onto the battlefield under its owner. Its abilities work from now on.
  ThingId arrive(CardId card, Seat owner);
  /// Moves a card. Possible targets are the battlefield or a hand from anywhere, or a discard pile.
  void send(ThingId thing, Place to, Why why);
  /// Destroys things together: those that die on the battlefield at the same moment notice each other's
  /// death.
  void destroy(std::span<const ThingId> dying, RuleId why);
  /// Sacrifices a thing as a cost. `face` is the card a resource turns out to be.
  void sacrifice(ThingId thing, CardId face);
  /// Shows a card of the hand: it becomes a thing that is still in the hand. Precondition: the hand is not
  /// empty.
  ThingId showFromHand(Seat seat, CardId card);

  void setLife(Seat seat, int life, RuleId why, std::string_view what, std::optional<int> clash = {},
               const Mention& by = {});
  /// `was`: how the step names the card, if it was a thing before.
  void toDiscard(Seat owner, CardId card, RuleId why, std::string_view what, const Mention& was = {});

  [[nodiscard]] int impact(ThingId entity) const;
  [[nodiscard]] int durability(ThingId thing) const;
  /// Returns whether it can be damaged at all.
  [[nodiscard]] bool canBeDamaged(const Slot& slot) const;
  [[nodiscard]] bool has(ThingId thing, Keyword keyword) const;
  [[nodiscard]] bool isBarred(ThingId thing, Bar bar) const;
  /// Returns whether it came this turn and is therefore delayed.
  [[nodiscard]] bool isDelayed(ThingId entity) const;

 private:
  /// Removes it from the table. Everything that referred to it is updated.
  void lift(ThingId thing);
  void tellFalse(const Slot& slot, CardId face, std::span<const CardId> paid);

  Changes& changes_;
  const CardBook& cards_;
};

}  // namespace lk::rules::magepunk
