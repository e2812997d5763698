// What a game with things on its table must be able to do so that cards can act on them.
#pragma once

#include "rules/core/changes.h"
#include "rules/run/effect_host.h"

namespace lk::rules {

/// Where an effect comes from: what its words and selectors are seen from.
struct Standpoint {
  CardId card;
  Seat owner = Seat::A;
  ThingId source;         // none: no card on the table
  std::uint8_t link = 0;  // whose sets it names; 0: none
};
Standpoint standpointOf(const State& state, const Frame& frame);

/// The link of that number, nullptr where there is none.
const Link* findLink(const State& state, std::uint8_t number);

/// Words are places in the game's language. Every change writes its step.
class ThingsHost : public EffectHost {
 public:
  [[nodiscard]] virtual const Language& language() const = 0;
  [[nodiscard]] virtual Changes& changes() = 0;

  /// What a word of the language's players means ("self", "owner", ...).
  [[nodiscard]] virtual std::vector<Target> word(int place, const Standpoint& from) const = 0;
  /// Whether a word means this now. To be overridden where that is quicker.
  [[nodiscard]] virtual bool isWord(int place, Target what, const Standpoint& from) const;
  /// Whether what lies there is at one of the language's places.
  [[nodiscard]] virtual bool isAt(const Slot& slot, int place) const = 0;
  /// Whether a thing is what the game's own words of the selector ask for.
  [[nodiscard]] virtual bool fitsWords(const Selector&, const Slot&, const Standpoint&) const { return true; }
  /// The zones a selector finds: places where nothing lies, for effects that put something there.
  [[nodiscard]] virtual std::vector<Target> zones(const Selector&, const Standpoint&) const { return {}; }
  /// Whether what lies there is of one of the types that the language knows by where a thing lies. What is
  /// so is of that type alone, whatever its card.
  [[nodiscard]] virtual bool isStanding(const Slot& slot, int type) const {
    (void)slot;
    (void)type;
    return false;
  }
  /// A stat without what effects make of it.
  [[nodiscard]] virtual int printed(Target whose, int stat) const = 0;

  virtual void hurt(Target whom, int amount, const Frame& why) = 0;
  virtual void mend(Target whom, int amount, const Frame& why) = 0;
  virtual void count(int counter, Target on, int add, const Frame& why) = 0;
  /// To a place of the language's.
  virtual void move(Target what, int place, const Frame& why) = 0;

  [[nodiscard]] Players players(int who, const Frame& frame) const final;
  void damage(int whom, int amount, DamageKind kind, const Frame& why) final;
  void heal(int whom, int amount, const Frame& why) final;
};

}  // namespace lk::rules
