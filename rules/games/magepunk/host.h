// What cards of this game can do to a night, and what the rules do with things in the same way.
#pragma once

#include "rules/games/magepunk/language.h"
#include "rules/games/magepunk/rule_ids.h"
#include "rules/run/things_host.h"

namespace lk::rules::magepunk {

/// Why a card goes to another zone; "destroyed" is noticed by others, a sacrifice is not.
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
  [[nodiscard]] bool isAt(const Slot& slot, int place) const override;
  [[nodiscard]] bool isStanding(const Slot& slot, int type) const override;
  [[nodiscard]] int printed(Target whose, int stat) const override;
  void hurt(Target whom, int amount, const Frame& why) override;
  void mend(Target whom, int amount, const Frame& why) override;
  void count(int counter, Target on, int add, const Frame& why) override;
  void move(Target what, int place, const Frame& why) override;

  /// Damage to a player, an Entity or a Node that can be damaged, less what is prevented. Returns how much
  /// was dealt. `clash`: in combat, the number of the attacker it is about.
  int strike(ThingId source, Target whom, int amount, RuleId why, std::optional<int> clash = {});
  /// Draws one by one; who cannot is noted to have lost.
  void draw(Seat seat, int count, RuleId why);
  /// A card comes to the battlefield, as its owner's, and works from now on.
  ThingId arrive(CardId card, Seat owner);
  /// A card leaves where it lies. To the battlefield or a hand from wherever, to a discard; nothing else is
  /// possible.
  void send(ThingId thing, Place to, Why why);
  /// Things on the battlefield that die together see each other die.
  void destroy(std::span<const ThingId> dying, RuleId why);
  /// A cost: `face` is what a resource turns out to be.
  void sacrifice(ThingId thing, CardId face);
  /// A card of the hand is shown: it is a thing from now on, and still in the hand. Precondition: the hand is
  /// not empty.
  ThingId showFromHand(Seat seat, CardId card);

  void setLife(Seat seat, int life, RuleId why, std::string_view what, std::optional<int> clash = {});
  void toDiscard(Seat owner, CardId card, RuleId why, std::string_view what);

  [[nodiscard]] int impact(ThingId entity) const;
  [[nodiscard]] int durability(ThingId thing) const;
  /// Whether damage can be dealt to it at all.
  [[nodiscard]] bool canBeDamaged(const Slot& slot) const;
  [[nodiscard]] bool has(ThingId thing, Keyword keyword) const;
  [[nodiscard]] bool isBarred(ThingId thing, Bar bar) const;
  /// Whether it came this turn and is held up by that.
  [[nodiscard]] bool isDelayed(ThingId entity) const;

 private:
  /// Takes it off the table: whatever referred to it knows that it is gone.
  void lift(ThingId thing);

  Changes& changes_;
  const CardBook& cards_;
};

}  // namespace lk::rules::magepunk
