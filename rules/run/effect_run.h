// Carries out the effects under way, operation by operation, as far as they go without an answer from people.
#pragma once

#include <vector>

#include "rules/run/effect_host.h"

namespace lk::rules {

/// Works on the frames of the host's state; holds nothing of its own, so that it can be made anew at any
/// time.
class EffectRun {
 public:
  EffectRun(EffectHost& host, const Language& language) : host_(host), language_(language) {}

  [[nodiscard]] EffectHost& host() { return host_; }
  [[nodiscard]] const EffectHost& host() const { return host_; }
  [[nodiscard]] const Language& language() const { return language_; }
  /// The frame whose operation is being asked about or done. Precondition: something runs.
  [[nodiscard]] Frame& frame() { return host_.running().back(); }
  [[nodiscard]] const Frame& frame() const { return host_.running().back(); }
  [[nodiscard]] const Program& program() const { return host_.cards().program(frame().card); }
  /// Whom an operation means: fixed as soon as one of them has answered, whatever the answer changes.
  [[nodiscard]] Players players(const Instruction& it) const {
    return frame().meant != 0 ? host_.inOrder(frame().meant) : host_.players(it.arguments[0], frame());
  }

  /// Puts operations of this card on top, to be done next; `frame` may already be gone after this.
  void enter(Body body, std::optional<Seat> chooser = std::nullopt);
  /// The same with one of the parts given by this operation.
  void enter(Body body, std::size_t part, Seat whose);
  /// The operation being done must be done again: somebody else has still to answer.
  void again();
  /// Drops what is left of this card's list.
  void skipRest();

  /// Does operations until a question is open, the game is over or nothing is left. Returns whether a
  /// question is open.
  bool proceed();
  /// The questions that are open; empty when nothing runs or the next operation can be done.
  void ask(std::vector<Question>& open) const;
  /// Hands an answer to the operation that asked.
  Ruling take(const Answer& answer);

 private:
  [[nodiscard]] const Instruction& next() const { return program().code[frame().left.begin]; }
  [[nodiscard]] const Operation& operationOf(const Instruction& it) const {
    return language_.operations[it.operation];
  }
  /// Takes frames away in which nothing is left.
  void tidy();

  EffectHost& host_;
  const Language& language_;
  bool again_ = false;
};

/// Starts an ability: to be done before whatever runs already.
void begin(EffectHost& host, const Ability& ability, Frame frame);

/// The open options of a choice for a player, as places among the options of the card.
std::vector<int> openOptions(const EffectHost& host, const Language& language, const Instruction& choice,
                             const Frame& frame, Seat who);

}  // namespace lk::rules
