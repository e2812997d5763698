// Works out what an action is worth from its profile, at the dice and under the facts of this moment.
#pragma once

#include "rules/effects/program.h"
#include "rules/games/halfwish/worth.h"

namespace lk::rules::halfwish {

/// What a profile may ask.
class ProfileFacts {
 public:
  virtual ~ProfileFacts() = default;
  /// The owner's Dice Value, never below 0.
  [[nodiscard]] virtual int dv() const = 0;
  [[nodiscard]] virtual bool holds(const Test& test) const = 0;
};

/// One pass over a profile. Allocates nothing.
class ProfileRun {
 public:
  ProfileRun(const Program& program, const ProfileFacts& facts) : program_(program), facts_(facts) {}

  // What operations do.
  void enter(Body body);
  [[nodiscard]] bool holds(int test) const {
    return facts_.holds(program_.tests[static_cast<std::size_t>(test)]);
  }
  [[nodiscard]] int dv() const { return facts_.dv(); }
  void strike(int value) { strike_ = value; }
  void block(int value) { block_ = value; }
  void evade() { evades_ = true; }
  void boost(Which which, Worthy what, int by);
  void grant(Which which, int keyword);

  /// What the action is worth with `more` from elsewhere. `precise` is the keyword that bars additions.
  [[nodiscard]] Worth worth(const Gift& more, int precise) const;
  /// What it gives to the owner's other actions.
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
