// What cards can do to a night, and what their words refer to. A card is carried out at once: its event says
// everything it needs.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/half_the_battle/cards/language.h"
#include "rules/games/half_the_battle/rules/hits.h"
#include "rules/run/effect_host.h"
#include "rules/run/effect_run.h"

namespace lk::rules::half_the_battle {

/// What an action or item is carried out on.
struct Aimed {
  Seat owner = Seat::A;  // owner of the action or item
  CardId card;
  ThingId actor;   // none: an item
  Pieces targets;  // named targets
  Pieces enemies;  // in the targeted lanes
  Pieces allies;
  int lanes = 0;  // targeted lanes, one bit each
  int to = 0;     // the lane something is moved to; 0: it stays
  int hit = -1;   // index of the waiting hit that an item changes; -1: none
};

class Host final : public EffectHost {
 public:
  Host(Changes& changes, const CardBook& cards, const Aimed& aimed)
      : changes_(changes), cards_(cards), aimed_(aimed) {}

  [[nodiscard]] const State& state() const override { return changes_.state(); }
  [[nodiscard]] const CardBook& cards() const override { return cards_; }
  [[nodiscard]] std::vector<Frame>& running() override { return changes_.running(); }
  [[nodiscard]] const std::vector<Frame>& running() const override { return changes_.state().running; }
  void settle(const Settled& forced) override { changes_.settle(forced); }
  [[nodiscard]] bool halted() const override { return false; }
  [[nodiscard]] Players inOrder(std::uint8_t) const override { return {}; }
  [[nodiscard]] Players players(int, const Frame&) const override { return {}; }
  [[nodiscard]] bool holds(const Test&, const Frame&) const override { return true; }
  void nothing(const Frame&) override {}
  void damage(int, int, DamageKind, const Frame&) override {}  // hits are announced, see hits.h
  void heal(int whom, int amount, const Frame& why) override;

  [[nodiscard]] Changes& changes() { return changes_; }
  [[nodiscard]] const Aimed& aimed() const { return aimed_; }
  [[nodiscard]] Pieces meant(Whom whom) const;

 private:
  Changes& changes_;
  const CardBook& cards_;
  const Aimed& aimed_;
};

inline Host& hostOf(EffectRun& run) {
  return static_cast<Host&>(run.host());
}

/// Carries out what a card does at a hook.
void carryOut(Changes& changes, const CardBook& cards, Hook hook, const Aimed& aimed);

}  // namespace lk::rules::half_the_battle
