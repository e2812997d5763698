// How cards act on a night of this game.
#pragma once

#include "rules/core/changes.h"
#include "rules/games/half_deck_dungeon_heroes/cards/language.h"
#include "rules/games/half_deck_dungeon_heroes/figures.h"
#include "rules/run/effect_run.h"

namespace lk::rules::half_deck_dungeon_heroes {

/// Keeps nothing between events: created anew for each one. `changes` and `cards` must outlive it. A frame's
/// `place` is that of the hero who bears the card, or on whom it was used. Its `self` is the player who makes
/// the choices.
class Host final : public EffectHost {
 public:
  Host(Changes& changes, const CardBook& cards) : changes_(changes), cards_(cards) {}

  [[nodiscard]] const State& state() const override { return changes_.state(); }
  [[nodiscard]] const CardBook& cards() const override { return cards_; }
  [[nodiscard]] std::vector<Frame>& running() override { return changes_.running(); }
  [[nodiscard]] const std::vector<Frame>& running() const override { return changes_.state().running; }
  void settle(const Settled& forced) override { changes_.settle(forced); }
  [[nodiscard]] bool halted() const override { return state().result.finished; }

  [[nodiscard]] Players inOrder(std::uint8_t seats) const override;
  /// Returns the player who makes a card's choices, for every word: words refer to heroes and enemies, not
  /// players.
  [[nodiscard]] Players players(int who, const Frame& frame) const override;
  /// The language has no tests.
  [[nodiscard]] bool holds(const Test&, const Frame&) const override { return true; }
  void nothing(const Frame& frame) override;

  void damage(int whom, int amount, DamageKind kind, const Frame& why) override;
  void heal(int whom, int amount, const Frame& why) override;

  // For the operations of this game alone.
  void assist(Whom who, const Frame& why);
  void modify(int by, const Frame& why);
  void leave(const Frame& why);
  void win(const Frame& why);
  void shuffle(Colour colour, const Frame& why);
  /// Returns how many cards the player has to name for a discard; 0 if there is no choice.
  [[nodiscard]] int owed(Source from, int count, const Frame& why) const;
  void discardAll(Source from, int count, const Frame& why);
  Ruling discard(Source from, std::span<const CardId> named, const Frame& why);

 private:
  Changes& changes_;
  const CardBook& cards_;
};

inline Host& hostOf(EffectRun& run) {
  return static_cast<Host&>(run.host());
}
inline const Host& hostOf(const EffectRun& run) {
  return static_cast<const Host&>(run.host());
}

}  // namespace lk::rules::half_deck_dungeon_heroes
