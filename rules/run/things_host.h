// The functions a game with things on the table provides so that cards can act on them.
#pragma once

#include "rules/core/changes.h"
#include "rules/run/effect_host.h"

namespace lk::rules {

/// The source of an effect, from which its words and selectors are evaluated.
struct Standpoint {
  CardId card;
  Seat owner = Seat::A;
  ThingId source;         // none: not a card on the table
  std::uint8_t link = 0;  // link whose sets it uses; 0: none
};
/// Returns the source of the effect that a frame belongs to.
Standpoint standpointOf(const State& state, const Frame& frame);

/// Returns the link with that number; nullptr if there is none.
const Link* findLink(const State& state, std::uint8_t number);

/// The functions for games with things. Words are indexes into the game's language. Every change adds its
/// step.
class ThingsHost : public EffectHost {
 public:
  [[nodiscard]] virtual const Language& language() const = 0;
  [[nodiscard]] virtual Changes& changes() = 0;

  /// Returns what a word among the language's players refers to ("self", "owner", ...).
  [[nodiscard]] virtual std::vector<Target> word(int place, const Standpoint& from) const = 0;
  /// Returns whether a word refers to `what` now. Override it where a direct test is faster than the list.
  [[nodiscard]] virtual bool isWord(int place, Target what, const Standpoint& from) const;
  /// Returns the zones of one of the language's places.
  [[nodiscard]] virtual ZoneSet zonesAt(int place) const = 0;
  /// Returns whether a thing fits the game's own words in the selector.
  [[nodiscard]] virtual bool fitsWords(const Selector&, const Slot&, const Standpoint&) const { return true; }
  /// Returns the zones a selector finds: empty places, for effects that put something there.
  [[nodiscard]] virtual std::vector<Target> zones(const Selector&, const Standpoint&) const { return {}; }
  /// Returns whether the slot has a type that the language defines by place. Such a slot has only that type,
  /// whatever its card.
  [[nodiscard]] virtual bool isStanding(const Slot& slot, int type) const {
    (void)slot;
    (void)type;
    return false;
  }
  /// Returns a stat before any effects.
  [[nodiscard]] virtual int printed(Target whose, int stat) const = 0;

  virtual void hurt(Target whom, int amount, const Frame& why) = 0;
  virtual void mend(Target whom, int amount, const Frame& why) = 0;
  virtual void count(int counter, Target on, int add, const Frame& why) = 0;
  /// Moves something to one of the language's places.
  virtual void move(Target what, int place, const Frame& why) = 0;

  /// Adds the step that says what a lasting effect does to a target, to which it applies from now on. None
  /// unless a game overrides it.
  virtual void tellLasting(const Lingering&, Target) {}

  [[nodiscard]] Players players(int who, const Frame& frame) const final;
  void damage(int whom, int amount, DamageKind kind, const Frame& why) final;
  void heal(int whom, int amount, const Frame& why) final;
};

}  // namespace lk::rules
