// The state being judged, and what cards of this game can do to it.
#pragma once

#include "rules/games/wtactics_orc/cards/language.h"
#include "rules/games/wtactics_orc/rules/board.h"
#include "rules/run/effect_run.h"
#include "rules/run/things_host.h"

namespace lk::rules::wtactics_orc {

/// Created anew for every event; keeps nothing between events. A host created from a state alone is
/// read-only.
class Host final : public ThingsHost {
 public:
  Host(Changes& changes, const CardBook& cards)
      : state_(changes.state()), changes_(&changes), cards_(cards) {}
  Host(const State& state, const CardBook& cards) : state_(state), cards_(cards) {}

  [[nodiscard]] const State& state() const override { return state_; }
  [[nodiscard]] const CardBook& cards() const override { return cards_; }
  [[nodiscard]] const Language& language() const override { return wtactics_orc::language(); }
  // Precondition of these and of every change: not created from a state alone.
  [[nodiscard]] Changes& changes() override { return *changes_; }
  [[nodiscard]] std::vector<Frame>& running() override { return changes_->running(); }
  [[nodiscard]] const std::vector<Frame>& running() const override { return state_.running; }
  void settle(const Settled& forced) override { changes_->settle(forced); }
  [[nodiscard]] bool halted() const override { return state_.result.finished; }
  [[nodiscard]] Players inOrder(std::uint8_t seats) const override;
  [[nodiscard]] bool holds(const Test&, const Frame&) const override { return true; }
  void nothing(const Frame& frame) override;
  [[nodiscard]] std::vector<Target> word(int place, const Standpoint& from) const override;
  [[nodiscard]] ZoneSet zonesAt(int place) const override;
  [[nodiscard]] bool fitsWords(const Selector& selector, const Slot& slot,
                               const Standpoint& from) const override;
  [[nodiscard]] std::vector<Target> zones(const Selector& selector, const Standpoint& from) const override;
  [[nodiscard]] int printed(Target whose, int stat) const override;
  void hurt(Target whom, int amount, const Frame& why) override;
  void mend(Target whom, int amount, const Frame& why) override;
  void count(int, Target, int, const Frame&) override {}  // this game has no counter operation
  void move(Target, int, const Frame&) override {}        // see moveTo()
  void tellLasting(const Lingering& effect, Target on) override;

  /// Moves a creature of an army to another slot or pile, or a buried card into play. Does nothing if a rule
  /// forbids it. `raised` selects the name of the step.
  void moveTo(Target what, Target where, bool raised, const Frame& why);
  void setMarked(Target whom, bool marked, const Frame& why);
  void swap(Target one, Target other, const Frame& why);
  void preventDamage(const Frame& why);

 private:
  [[nodiscard]] Mention causeOf(const Frame& why) const;

  const State& state_;
  Changes* changes_ = nullptr;
  const CardBook& cards_;
};

/// Returns the host of a run. Safe: the compiler rejects these operations in other games.
inline Host& hostOf(EffectRun& run) {
  return static_cast<Host&>(run.host());
}
inline const Host& hostOf(const EffectRun& run) {
  return static_cast<const Host&>(run.host());
}

}  // namespace lk::rules::wtactics_orc
