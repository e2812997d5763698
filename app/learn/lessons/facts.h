// What a lesson knows about the table at a moment, by the names its expressions and sentences use.
//
// d1A d2A minA maxA dvA, the same for B   the open dice of a tray, and their sum
// hi lo diff lower higher                 of both sums; lower and higher are "A", "B" or "none" when level
// view                                    the night as the table may know it ("view.seats.A.hp")
// duel                                    the judge's answer about the duel fought last ("duel.damage.A")
// cards                                   what was turned up last ("cards.A.1")
// asked                                   the seat that owes the first answer
// name n card wanted                      of the mistake that is being corrected
// given right percent                     of the answer that was just given; percent is of 36
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "rules/referee/game.h"

namespace lk::app {

class Facts {
 public:
  [[nodiscard]] const Json& all() const { return all_; }
  void set(std::string_view name, Json value) { all_.set(name, std::move(value)); }

  /// Open dice at rest in a tray.
  void roll(rules::Seat seat, const std::vector<int>& dice);
  /// New dice that nobody may know yet.
  void hide(rules::Seat seat);
  /// A sum that was shown.
  void show(rules::Seat seat, int sum);
  /// A night of `game` as the table may know it now: dice whose worth it shows count as those of the tray.
  void look(const rules::Game& game, const Json& tableView);
  [[nodiscard]] bool bothRolled() const;
  /// The open dice of a tray; empty when it has none.
  [[nodiscard]] std::vector<int> diceOf(rules::Seat seat) const;

  /// The names above, up to their first dot.
  static std::span<const std::string_view> names();

 private:
  Json all_ = Json::object();
};

}  // namespace lk::app
