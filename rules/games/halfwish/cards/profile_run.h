// Calculates an action's value from its profile, for the current dice and facts.
#pragma once

#include "rules/effects/program.h"
#include "rules/games/halfwish/cards/worth.h"

namespace lk::rules::halfwish {

/// The facts a profile may ask for.
class ProfileFacts {
 public:
  virtual ~ProfileFacts() = default;
  /// Returns the owner's Dice Value, never below 0.
  [[nodiscard]] virtual int dv() const = 0;
  [[nodiscard]] virtual bool holds(const Test& test) const = 0;
};

/// One pass over a profile. Allocates nothing.
class ProfileRun {
 public:
  ProfileRun(const Program& program, const ProfileFacts& facts) : program_(program), facts_(facts) {}

  // Called by the operations.
  void enter(Body body);
  [[nodiscard]] bool holds(int test) const {
    return facts_.holds(program_.tests[static_cast<std::size_t>(test)]);
  }
  [[nodiscard]] int dv() const { return facts_.dv(); }
  void strike(int value) { strike_ = value; }
  void block(int value) { block_ = value; }
  void evade() { evades_ = true; }
  void boost(Which which, Boosted what, int by);
  void grant(Which which, int keyword);

  /// Returns the action's value including `more` from other sources. `precise` is the keyword that bars
  /// additions.
  [[nodiscard]] Worth worth(const Gift& more, int precise) const;
  /// Returns what the profile gives to the owner's other actions.
  [[nodiscard]] const Gift& toOthers() const { return others_; }

 private:
  const Program& program_;
  const ProfileFacts& facts_;
  std::optional<int> strike_;
  std::optional<int> block_;
  bool evades_ = false;
  Gift own_;
  Gift others_;
};

}  // namespace lk::rules::halfwish
