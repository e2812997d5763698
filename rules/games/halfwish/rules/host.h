// How cards act on a night of Halfwish.
#pragma once

#include <cassert>

#include "rules/core/changes.h"
#include "rules/games/halfwish/cards/language.h"
#include "rules/games/halfwish/cards/players_host.h"
#include "rules/games/halfwish/figures.h"
#include "rules/run/effect_run.h"

namespace lk::rules::halfwish {

/// Keeps nothing between events: created anew for each one. Its arguments must outlive it.
class Host final : public PlayersHost {
 public:
  Host(Changes& changes, const CardBook& cards)
      : state_(changes.state()), changes_(&changes), cards_(cards) {}
  /// Creates a host for questions only: no function that changes something may be called.
  Host(const State& state, const CardBook& cards) : state_(state), cards_(cards) {}

  [[nodiscard]] Changes& changes() {
    assert(changes_);
    return *changes_;
  }
  [[nodiscard]] const State& state() const override { return state_; }
  [[nodiscard]] const CardBook& cards() const override { return cards_; }
  [[nodiscard]] std::vector<Frame>& running() override { return changes().running(); }
  [[nodiscard]] const std::vector<Frame>& running() const override { return state_.running; }
  void settle(const Settled& forced) override { changes().settle(forced); }
  [[nodiscard]] bool halted() const override;

  [[nodiscard]] Players inOrder(std::uint8_t seats) const override;
  [[nodiscard]] Players players(int who, const Frame& frame) const override;
  [[nodiscard]] bool holds(const Test& test, const Frame& frame) const override;
  void nothing(const Frame& frame) override;

  void damage(int whom, int amount, DamageKind kind, const Frame& why) override;
  void heal(int whom, int amount, const Frame& why) override;
  void change(Seat who, Counter counter, int by, const Frame& why) override;
  [[nodiscard]] bool canPay(Seat who, Counter counter, int amount) const override;
  void pay(Seat who, Counter counter, int amount, const Frame& why) override;
  [[nodiscard]] bool canSet(Seat who, Counter counter) const override;
  [[nodiscard]] bool diceFree(Seat who) const override;
  void set(Seat who, Counter counter, int to, const Frame& why) override;
  void steal(Seat who, Counter counter, int amount, const Frame& why) override;
  void give(Seat who, Condition state, const Frame& why) override;
  void cleanse(Seat who, const Frame& why) override;
  void boost(Seat who, Boosted what, int by, const Frame& why) override;
  void grant(Seat who, int keyword, const Frame& why) override;
  void look(Seat who, Look at, const Frame& why) override;

  [[nodiscard]] bool canReroll(Seat who, Toward toward) const override;
  [[nodiscard]] std::string_view misfitDice(Seat who, Toward toward,
                                            std::array<std::uint8_t, 2> dice) const override;
  void reroll(Seat who, std::array<std::uint8_t, 2> dice, const Frame& why) override;

  [[nodiscard]] std::vector<Candidate> candidates(Seat who, Mine from) const override;
  [[nodiscard]] std::string_view misfitUnseen(Seat who, CardId card) const override;
  void transform(Seat who, const Candidate& which, CardId into, Until until, const Frame& why) override;
  [[nodiscard]] std::vector<CardId> pile(Seat who, Pile from) const override;
  void drawFromDeck(Seat who, int count, const Frame& why) override;
  void takeBack(Seat who, std::span<const CardId> cards, const Frame& why) override;

  [[nodiscard]] int mostToBid(Seat who) const override;
  [[nodiscard]] std::optional<int> bidOf(Seat who) const override;
  void bid(Seat who, int points) override;
  std::optional<Seat> closeBids(const Frame& why) override;

  void chosen(Seat who, const OptionCase& option, int place, const Frame& why) override;
  void store(int moments, const Frame& frame) override;

  [[nodiscard]] bool mustAsk(PromptId ruling) const override;
  [[nodiscard]] bool readsOtherwise(PromptId ruling) const override;
  void byHand(const Frame& why) override;

  // For the operations of this game alone.
  void swapActions(Seat who, const Frame& why);
  void makeAggressor(Seat who, const Frame& why);
  void concede(Seat loser, const Frame& why);
  /// Ends the duel without a loser. Then `offering`, if any, offers a parley.
  void callOff(std::optional<Seat> offering, const Frame& why);
  [[nodiscard]] bool rewardThere() const;
  void takeReward(Seat who, const Frame& why);

 private:
  const State& state_;
  Changes* changes_ = nullptr;
  const CardBook& cards_;
};

/// Returns the host of a run of this game's language.
inline Host& hostOf(EffectRun& run) {
  return static_cast<Host&>(run.host());
}

/// Returns the players a word refers to now, turn player first; may be empty.
Players playersOf(const State& state, Who who, const Frame& frame);
/// Returns whether a card's test holds now.
bool testHolds(const State& state, const CardBook& cards, const Test& test, const Frame& frame);

}  // namespace lk::rules::halfwish
