// The facts a lesson knows about the table, by the names its expressions and sentences use.
//
// d1A d2A minA maxA dvA, the same for B   the open dice of a tray, and their sum
// hi lo diff lower higher                 of both sums; lower and higher are "A", "B", or "none" if equal
// view                                    the table's view of the night ("view.seats.A.hp")
// duel                                    the judge's answer about the last duel ("duel.damage.A")
// cards                                   the cards revealed last ("cards.A.1")
// asked                                   the seat of the first open prompt
// name n card wanted                      arguments of the current correction
// given right percent                     of the last answer; percent is of 36
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

  /// Records open dice at rest in a tray.
  void roll(rules::Seat seat, const std::vector<int>& dice);
  /// Records that the dice of a tray are new and hidden.
  void hide(rules::Seat seat);
  /// Records a sum that was shown.
  void show(rules::Seat seat, int sum);
  /// Records the table's view of a night. Dice values shown in it count as those of the tray.
  void look(const rules::Game& game, const Json& tableView);
  [[nodiscard]] bool bothRolled() const;
  /// Returns the open dice of a tray; empty if there are none.
  [[nodiscard]] std::vector<int> diceOf(rules::Seat seat) const;

  /// Returns the names above, up to their first dot.
  static std::span<const std::string_view> names();

 private:
  Json all_ = Json::object();
};

}  // namespace lk::app
