// Carries out the running effects, operation by operation, until people must answer.
#pragma once

#include <vector>

#include "rules/run/effect_host.h"

namespace lk::rules {

/// Works on the frames in the host's state and keeps nothing between calls, so it can be created anew at any
/// time.
class EffectRun {
 public:
  EffectRun(EffectHost& host, const Language& language) : host_(host), language_(language) {}

  [[nodiscard]] EffectHost& host() { return host_; }
  [[nodiscard]] const EffectHost& host() const { return host_; }
  [[nodiscard]] const Language& language() const { return language_; }
  /// Returns the frame whose operation is being asked about or carried out. Precondition: an effect is
  /// running.
  [[nodiscard]] Frame& frame() { return host_.running().back(); }
  [[nodiscard]] const Frame& frame() const { return host_.running().back(); }
  [[nodiscard]] const Program& program() const { return host_.cards().program(frame().card); }
  /// Returns the players an operation applies to, as its field `who` or another says. They are fixed once one
  /// of them has answered, so that an answer cannot change them.
  template <const auto& Fields, FieldName Name = FieldName("who")>
  [[nodiscard]] Players players(const Instruction& it) const {
    return players(static_cast<int>(arg<Fields, Name>(it)));
  }

  /// Pushes operations of this card, to be carried out next. References to the current frame are invalid
  /// afterwards.
  void enter(Body body, std::optional<Seat> chooser = std::nullopt);
  /// Does the same and sets one of the frame's parts to `whose`.
  void enter(Body body, std::size_t part, Seat whose);
  /// Requests that the current operation is applied again, because another player must still answer.
  void again();
  /// Skips the remaining operations of this frame.
  void skipRest();

  /// Carries out operations until a question is open, the game is over or nothing is left. Returns whether a
  /// question is open.
  bool proceed();
  /// Adds the open questions. Adds none if nothing is running or the next operation needs no answer.
  void ask(Questions& open) const;
  /// Passes an answer to the operation that asked.
  Ruling take(const Answer& answer);

 private:
  [[nodiscard]] Players players(int who) const {
    return frame().meant != 0 ? host_.inOrder(frame().meant) : host_.players(who, frame());
  }
  [[nodiscard]] const Instruction& next() const { return nextOf(host_.cards(), frame()); }
  [[nodiscard]] const Operation& operationOf(const Instruction& it) const {
    return language_.operations[it.operation];
  }
  /// Removes finished frames.
  void tidy();

  EffectHost& host_;
  const Language& language_;
  bool again_ = false;
};

/// Starts an ability before the effects that are already running.
void begin(EffectHost& host, const Ability& ability, Frame frame);

/// Returns the options of a choice that a player can take now, as indexes among the card's options.
std::vector<int> openOptions(const EffectHost& host, const Language& language, const Instruction& choice,
                             const Frame& frame, Seat who);

}  // namespace lk::rules
